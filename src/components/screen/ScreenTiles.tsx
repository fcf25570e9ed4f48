import styles from './ScreenTiles.module.css';

export interface ScreenTilesProps {
  tiles: readonly { label: string; value: string; note?: string | undefined }[];
}

export function ScreenTiles({ tiles }: ScreenTilesProps) {
  return (
    <dl className={styles.root}>
      {tiles.map((tile) => (
        <div key={tile.label}>
          <dt>{tile.label}</dt>
          <dd>
            {tile.value}
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
