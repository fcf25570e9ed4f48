import styles from './FigureTiles.module.css';

export interface FigureTile {
  value: string;
  label: string;
  /** Names the figure to a script that keeps it true. */
  id?: string;
}

export interface FigureTilesProps {
  figures: readonly FigureTile[];
  /** ruled: divided by hairlines, for a page · tall: large figures stacked, for a panel */
  look?: 'ruled' | 'tall';
}

/** Figures and what they count. A definition list: the label names the figure. */
export function FigureTiles({ figures, look = 'ruled' }: FigureTilesProps) {
  return (
    <dl className={styles.root} data-look={look}>
      {figures.map(({ value, label, id }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd id={id}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
