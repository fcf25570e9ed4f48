import parts from './parts.module.css';
import styles from './ScreenTiles.module.css';

export interface ScreenTilesProps {
  /** One of them may count most. */
  tiles: readonly { label: string; value: string; note?: string | undefined; counts?: true }[];
}

export function ScreenTiles({ tiles }: ScreenTilesProps) {
  return (
    <dl className={`${parts.named} ${styles.root}`}>
      {tiles.map((tile) => (
        <div key={tile.label}>
          <dt>{tile.label}</dt>
          <dd>
            {tile.counts ? <span data-counts="">{tile.value}</span> : tile.value}
            {tile.note && (
              <>
                {/* Two figures side by side would be read as one. */}
                <span className="visually-hidden">, </span>
                <small>{tile.note}</small>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
