import type { PageOf } from '../../schemas/pages/index.ts';
import styles from './PressFacts.module.css';

export type PressFactsProps = PageOf<'press'>['facts'] & { siteName: string };

/** The facts of the company, as a register writes them. */
export function PressFacts({ title, nameLabel, items, siteName }: PressFactsProps) {
  return (
    <div className={styles.root}>
      <h2 id="fiche">{title}</h2>
      <dl className={styles.lines}>
        {[{ label: nameLabel, value: siteName }, ...items].map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
