import { searchPage } from '#i18n/addresses.ts';
import { type ProductSection, productSections } from '#products/definition.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { pathOf, productRoute, type RouteId, routes } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { Logo } from './brand/Logo.tsx';
import styles from './TopBar.module.css';
import { Cloth } from './ui/Cloth.tsx';
import { Icon } from './ui/Icon.tsx';
import layout from './ui/layout.module.css';

export interface TopBarProps {
  siteName: string;
  navigation: Navigation;
  productNames: Readonly<Record<ProductId, string>>;
  current: RouteId | undefined;
  /** The product whose page this is, listed or not. */
  own: ProductId | undefined;
}

export function TopBar({ siteName, navigation, productNames, current, own }: TopBarProps) {
  const here = (id: RouteId) => (id === current ? 'page' : undefined);
  const link = (product: ProductId, section: ProductSection) => {
    const id = productRoute(product, section);
    const { label, hint } = navigation.sections[section];
    return (
      <li key={id}>
        <a href={pathOf(id)} aria-current={here(id)}>
          <strong>{label}</strong> <span>{hint}</span>
        </a>
      </li>
    );
  };
  return (
    <header className={styles.root} data-top-bar="">
      <div className={`${layout.wrap} ${layout.split} ${styles.row}`}>
        <Logo siteName={siteName} note={navigation.labels.home} href={routes.home} />{' '}
        <a className={styles.search} href={searchPage} data-search="">
          <Icon name="search" />
          <span>{navigation.search}</span> <span aria-hidden="true">{navigation.searchKeys}</span>
        </a>{' '}
        <nav
          className={`${layout.cluster} ${layout.gap1} ${styles.nav}`}
          aria-label={navigation.labels.main}
        >
          {productIds.map((product) => (
            <details
              key={product}
              className={styles.menu}
              name="menu"
              data-menu=""
              data-product={product}
            >
              <summary aria-current={product === own || undefined}>
                {productNames[product]}
                <Icon name="chevron" size={16} />
              </summary>
              <div className={`${layout.raised} ${styles.panel}`}>
                <Cloth name={product} use="hem" />
                <ul className={styles.links}>
                  {productSections.map((section) => link(product, section))}
                </ul>
              </div>
            </details>
          ))}
          <a className={styles.link} href={routes.ai} aria-current={here('ai')}>
            {navigation.routes.ai}
          </a>{' '}
          <a className={styles.link} href={routes.contact} aria-current={here('contact')}>
            {navigation.routes.contact}
          </a>{' '}
          <a
            className={`${styles.link} ${styles.faq}`}
            href={routes.support}
            aria-current={here('support')}
          >
            {navigation.faq}
          </a>
        </nav>
      </div>
    </header>
  );
}
