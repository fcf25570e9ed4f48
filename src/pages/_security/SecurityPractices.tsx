import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SecurityPractices.module.css';

/** Our practices as a ticked list. */
export function SecurityPractices({ title, items }: PageOf<'security'>['practices']) {
  return (
    <div className={styles.root}>
      <h2 id={anchors.practices}>{title}</h2>
      <ul className={styles.sheet}>
        {items.map((practice) => (
          <li key={practice.name}>
            <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
              <rect x="1.5" y="1.5" width="23" height="23" rx="5" />
              <path d="m7 13.5 4.2 4.2L20 8.4" />
            </svg>
            <h3>{practice.name}</h3>
            <p>{practice.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
