import { telLink } from '#lib/contact.ts';
import type { LegalRow } from '#schemas/legal-text.ts';
import styles from './Legal.module.css';

const hrefs: Record<NonNullable<LegalRow['link']>, (value: string) => string> = {
  email: (value) => `mailto:${value}`,
  phone: telLink,
  site: (value) => value,
};

/** Ruled lines of a label and its value. */
export function LegalRows({ rows }: { rows: readonly LegalRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, note, value, link, none }) => (
        <div key={label} data-none={none || undefined}>
          <dt>{label}</dt>
          <dd>
            {link ? (
              <a href={hrefs[link](value)} rel={link === 'site' ? 'noopener' : undefined}>
                {link === 'site' ? new URL(value).host : value}
              </a>
            ) : (
              value
            )}
          </dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
