import styles from './FigureTiles.module.css';
import { Said } from './Said.tsx';

export interface FigureTile {
  value: string;
  /** What a screen reader says instead of `value`, if anything. */
  spoken?: string | undefined;
  label: string;
  /** Element id, for a script that updates the figure (`enhance/agenda.ts`). */
  id?: string;
}

export interface FigureTilesProps {
  figures: readonly FigureTile[];
  /** ruled: divided by hairlines, for a page · tall: large figures stacked, for a panel */
  look?: 'ruled' | 'tall';
}

/** Figures and what they count, as a definition list. */
export function FigureTiles({ figures, look = 'ruled' }: FigureTilesProps) {
  return (
    <dl className={styles.root} data-look={look}>
      {figures.map(({ value, spoken, label, id }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd id={id}>
            <Said printed={value} spoken={spoken} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
