import { pathOf, type RouteId } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import { type FooterGroup, footerGroups } from '#site-map.ts';
import styles from './SiteMap.module.css';

export interface SiteMapProps {
  navigation: Navigation;
  current: RouteId | undefined;
  /** footer: columns of small links · menu: large links for a thumb */
  look: 'footer' | 'menu';
}

/** Every page of the site, grouped. */
export function SiteMap({ navigation, current, look }: SiteMapProps) {
  return (
    <div className={styles.root} data-look={look}>
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
    </div>
  );
}
