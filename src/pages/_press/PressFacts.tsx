import type { PageOf } from '../../schemas/pages/index.ts';
import styles from './PressFacts.module.css';
import { PressSample, type PressSampleProps } from './PressSample.tsx';

export type PressFactsProps = PageOf<'press'>['facts'] & {
  siteName: string;
  file: Omit<PressSampleProps, 'place' | 'children'>;
};

/** The facts of the company, as a register writes them. */
export function PressFacts({ title, nameLabel, items, siteName, file }: PressFactsProps) {
  return (
    <div className={styles.root}>
      <h2 id="fiche">{title}</h2>
      <PressSample {...file} place="facts">
        <dl className={styles.lines} data-facts="">
          {[{ label: nameLabel, value: siteName }, ...items].map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </PressSample>
    </div>
  );
}
