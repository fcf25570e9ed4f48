import { pathOf, productPath, type RouteId } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import styles from './PhoneMenu.module.css';
import { type BarOffer, Named } from './PriceBar.tsx';
import { SiteMap } from './SiteMap.tsx';
import { Icon } from './ui/Icon.tsx';
import layout from './ui/layout.module.css';
import { Split } from './ui/layout.tsx';

export interface PhoneMenuProps {
  navigation: Navigation;
  current: RouteId | undefined;
  offers: readonly BarOffer[];
}

/** What most people look for, beside prices and logins. The rest is folded. */
const first = ['ai', 'contact', 'support', 'guides'] as const;

export function PhoneMenu({ navigation, current, offers }: PhoneMenuProps) {
  const here = (path: string) => (current && path === pathOf(current) ? 'page' : undefined);
  return (
    <dialog className={styles.root} aria-label={navigation.menu}>
      <div className={styles.menu}>
        <Split className={styles.top}>
          <p className={layout.display3}>{navigation.menu}</p>
          <button type="button" className={layout.action}>
            {navigation.close}
            <Icon name="close" size={18} />
          </button>
        </Split>
        <ul className={styles.products}>
          {offers.map((offer) => {
            const { product, name, login } = offer;
            const overview = productPath(product, 'overview');
            const pricing = productPath(product, 'pricing');
            return (
              <li key={product} className={layout.cluster}>
                <a href={overview} aria-current={here(overview)}>
                  <Named {...offer} />
                </a>{' '}
                <a href={pricing} aria-current={here(pricing)}>
                  {navigation.sections.pricing.label}
                  <span className="visually-hidden">{` ${name}`}</span>
                </a>{' '}
                <a href={login} target="_blank" rel="noopener">
                  {navigation.login}
                  <span className="visually-hidden">
                    {' '}
                    {name} {navigation.newTab}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
        <ul className={`${layout.fit} ${styles.first}`}>
          {first.map((id) => (
            <li key={id}>
              <a href={pathOf(id)} aria-current={here(pathOf(id))}>
                {navigation.routes[id]}
              </a>
            </li>
          ))}
        </ul>
        <details>
          <summary>
            {navigation.menuTitle}
            <Icon name="chevron" size={18} />
          </summary>
          <SiteMap navigation={navigation} current={current} look="menu" />
        </details>
      </div>
    </dialog>
  );
}
