import { type ProductId, productIds } from '#products/registry.ts';
import { pathOf, productRoute, type RouteId } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import styles from './PhoneBar.module.css';
import { SiteMap } from './SiteMap.tsx';
import { Cloth } from './ui/Cloth.tsx';
import { Icon } from './ui/Icon.tsx';

export interface PhoneBarProps {
  navigation: Navigation;
  productNames: Readonly<Record<ProductId, string>>;
  current: RouteId | undefined;
  /** Where « Menu » leads when no script opens it: the footer. */
  siteMapId: string;
}

/** A narrow phone has room for these, and for « Menu ». */
const MOST_TABS = 4;

/** When there are too many products, that of the current page takes the last tab. */
function tabsOf(current: RouteId | undefined): readonly ProductId[] {
  const first = productIds.slice(0, MOST_TABS);
  const here = productIds.find((product) => current?.startsWith(`${product}-`));
  return !here || first.includes(here) ? first : [...first.slice(0, -1), here];
}

/** The phone's tab bar and the menu it opens. */
export function PhoneBar({ navigation, productNames, current, siteMapId }: PhoneBarProps) {
  return (
    <div className={styles.root}>
      <nav
        className={styles.bar}
        aria-label={navigation.labels.phone}
        data-phone-bar={productIds.length > 3 || undefined}
      >
        {tabsOf(current).map((product) => {
          const overview = productRoute(product, 'overview');
          return (
            <a
              key={product}
              href={pathOf(overview)}
              aria-current={overview === current ? 'page' : undefined}
              data-here={current?.startsWith(`${product}-`) || undefined}
            >
              <Cloth name={product} use="swatch" />
              {productNames[product]}
            </a>
          );
        })}
        <a href={`#${siteMapId}`} data-phone-menu-opener="">
          <Icon name="menu" size={18} />
          {navigation.menu}
        </a>
      </nav>
      <dialog className={styles.menu} data-phone-menu="" aria-label={navigation.menuTitle}>
        <div className={styles.sheet}>
          <div className={styles.top}>
            <p className={styles.title}>{navigation.menuTitle}</p>
            <button type="button" className={styles.close} data-close="">
              {navigation.close}
              <Icon name="close" size={18} />
            </button>
          </div>
          <SiteMap navigation={navigation} current={current} look="menu" />
        </div>
      </dialog>
    </div>
  );
}
