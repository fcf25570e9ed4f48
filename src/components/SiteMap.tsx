import type { ProductId } from '#products/registry.ts';
import { pathOf, type RouteId } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { type FooterGroup, footerGroups } from '#site-map.ts';
import styles from './SiteMap.module.css';
import layout from './ui/layout.module.css';

export interface SiteMapProps {
  navigation: Navigation;
  current: RouteId | undefined;
  /** Absent where they are beside the products. */
  logins?: readonly {
    readonly product: ProductId;
    readonly label: string;
    readonly href: string;
  }[];
  /** footer: columns of small links · menu: large links for a thumb */
  look: 'footer' | 'menu';
}

export function SiteMap({ navigation, current, logins, look }: SiteMapProps) {
  return (
    <div className={`${layout.fit} ${layout.gap5} ${styles.root}`} data-look={look}>
      {(Object.keys(footerGroups) as FooterGroup[]).map((group) => (
        <div key={group}>
          <p className={styles.heading} id={`${look}-${group}`}>
            {navigation.footer[group]}
          </p>
          <ul className={styles.list} aria-labelledby={`${look}-${group}`}>
            {footerGroups[group].map((id) => (
              <li key={id}>
                <a href={pathOf(id)} aria-current={id === current ? 'page' : undefined}>
                  {navigation.routes[id]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {logins && (
        <div>
          <p className={styles.heading} id={`${look}-logins`}>
            {navigation.logins.title}
          </p>
          <ul className={styles.list} aria-labelledby={`${look}-logins`}>
            {logins.map(({ product, label, href }) => (
              <li key={product}>
                <a href={href} target="_blank" rel="noopener">
                  {label}
                  <span className="visually-hidden">{` ${navigation.newTab}`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
