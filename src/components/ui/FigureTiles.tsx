import styles from './FigureTiles.module.css';
import layout from './layout.module.css';
import { Card } from './layout.tsx';
import { Spoken } from './Spoken.tsx';

export interface FigureTile {
  value: string;
  spoken?: string | undefined;
  label: string;
  /** The label after 0 or 1, for such a script. */
  one?: string;
  /** Element id, for a script that updates the figure (`enhance/agenda.ts`). */
  id?: string;
}

export function FigureTiles({ figures }: { figures: readonly FigureTile[] }) {
  return (
    <dl className={styles.root}>
      {figures.map(({ value, spoken, label, one, id }) => (
        <Card key={label}>
          <dt className={layout.note} data-one={one}>
            {label}
          </dt>
          <dd id={id}>
            <Spoken printed={value} spoken={spoken} />
          </dd>
        </Card>
      ))}
    </dl>
  );
}
