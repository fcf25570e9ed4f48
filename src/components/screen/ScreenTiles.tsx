import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import { Detail } from '../Comma.tsx';
import parts from './parts.module.css';
import { printValue } from './print-value.ts';
import styles from './ScreenTiles.module.css';

export function ScreenTiles({ tiles }: Drawn<'tiles'>) {
  return (
    <dl className={`${layout.fit} ${parts.named} ${styles.root}`}>
      {tiles.map(({ label, value, note, counts }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {counts ? (
              <span data-counts="">{unbroken(printValue(value))}</span>
            ) : (
              unbroken(printValue(value))
            )}
            <Detail>{unbroken(note)}</Detail>
          </dd>
        </div>
      ))}
    </dl>
  );
}
