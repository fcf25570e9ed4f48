import { Fragment } from 'react';
import { type ProductId, productIds } from '#products/registry.ts';
import { pathOf, productRoute, type RouteId } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import styles from './PhoneBar.module.css';
import { Cloth } from './ui/Cloth.tsx';
import { Icon } from './ui/Icon.tsx';

export interface PhoneBarProps {
  navigation: Navigation;
  productNames: Readonly<Record<ProductId, string>>;
  current: RouteId | undefined;
  own: ProductId | undefined;
  /** Where « Menu » leads without script: the footer. */
  siteMapId: string;
}

/** As many tabs as a narrow phone has room for, beside « Menu ». */
const MOST_TABS = 4;

/** With more products than tabs, the current page's product takes the last tab. */
function tabsOf(here: ProductId | undefined): readonly ProductId[] {
  const first = productIds.slice(0, MOST_TABS);
  return !here || first.includes(here) ? first : [...first.slice(0, -1), here];
}

/** The phone's tab bar: before the content, so that it comes with the first screen. */
export function PhoneBar({ navigation, productNames, current, own, siteMapId }: PhoneBarProps) {
  return (
    <nav
      className={styles.root}
      aria-label={navigation.labels.phone}
      data-phone-bar={productIds.length !== 3 || undefined}
    >
      {tabsOf(own).map((product) => {
        const overview = productRoute(product, 'overview');
        return (
          <Fragment key={product}>
            <a
              href={pathOf(overview)}
              aria-current={overview === current ? 'page' : product === own || undefined}
              data-long={/\S{11}/.test(productNames[product]) || undefined}
            >
              <Cloth name={product} use="swatch" />
              {productNames[product]}
            </a>{' '}
          </Fragment>
        );
      })}
      <a href={`#${siteMapId}`} data-phone-menu-opener="">
        <Icon name="menu" size={18} />
        {navigation.menu}
      </a>
    </nav>
  );
}
