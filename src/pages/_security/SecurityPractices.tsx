import text from '#components/ui/layout.module.css';
import { Columns } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Security.module.css';

export function SecurityPractices({ title, items }: PageOf<'security'>['practices']) {
  return (
    <Columns split="narrowFirst">
      <h2 id={anchors.practices}>{title}</h2>
      <ul className={styles.practices}>
        {items.map((practice) => (
          <li key={practice.name}>
            <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
              <rect x="1.5" y="1.5" width="23" height="23" rx="5" />
              <path d="m7 13.5 4.2 4.2L20 8.4" />
            </svg>
            <h3 className={text.display4}>{practice.name}</h3>
            <p>{practice.text}</p>
          </li>
        ))}
      </ul>
    </Columns>
  );
}
