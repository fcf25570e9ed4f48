import { telLink } from '#lib/contact.ts';
import type { LegalRow } from '#schemas/legal-text.ts';
import styles from './Legal.module.css';

const hrefs: Record<NonNullable<LegalRow['link']>, (value: string) => string> = {
  email: (value) => `mailto:${value}`,
  phone: telLink,
  site: (value) => value,
};

/** Ruled lines of a label and its value; a table, which a browser's reading view keeps whole. */
export function LegalRows({ rows }: { rows: readonly LegalRow[] }) {
  return (
    <table className={styles.rows}>
      <tbody>
        {rows.map(({ label, note, value, link, none }) => (
          <tr key={label} data-none={none || undefined}>
            <th scope="row">{label}</th>
            <td>
              {link ? (
                <a href={hrefs[link](value)} rel={link === 'site' ? 'noopener' : undefined}>
                  {link === 'site' ? new URL(value).host : value}
                </a>
              ) : (
                value
              )}
              {note && <p>{note}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
