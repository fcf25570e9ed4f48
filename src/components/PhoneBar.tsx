import { type ProductId, productIds, productRoute, type RouteId, routes } from '../routes.ts';
import type { Navigation } from '../schemas/navigation.ts';
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

/** The phone's tab bar and the menu it opens. */
export function PhoneBar({ navigation, productNames, current, siteMapId }: PhoneBarProps) {
  return (
    <div className={styles.root}>
      <nav className={styles.bar} aria-label={navigation.labels.phone}>
        {productIds.map((product) => {
          const overview = productRoute(product, 'overview');
          return (
            <a
              key={product}
              href={routes[overview]}
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
