import { Icon } from '#components/ui/Icon.tsx';
import { anchors } from '#i18n/addresses.ts';
import { pathOf } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './DocsLinks.module.css';

/** Links to what is not on this page. */
export function DocsLinks({ title, items }: PageOf<'docs'>['links']) {
  return (
    <nav className={styles.root} aria-labelledby={anchors.shortcuts}>
      <h2 id={anchors.shortcuts}>{title}</h2>
      <ul className={styles.list}>
        {items.map(({ route, label, hint }) => (
          <li key={route}>
            <a href={pathOf(route)}>
              <span>
                <strong>{label}</strong>
                <span>{hint}</span>
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
