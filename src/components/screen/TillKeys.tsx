import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import { Comma } from '../Comma.tsx';
import styles from './TillKeys.module.css';

export function TillKeys({ keys, taken }: Drawn<'keys'>) {
  return (
    <ul className={`${layout.fit} ${styles.root}`}>
      {keys.map((key) => (
        <li key={key.name} data-taken={key.taken ? '' : undefined}>
          {key.name}
          <Comma />
          <b>{unbroken(formatNumber(key.price))}</b>
          {key.taken && (
            <i>
              <Comma />
              {key.taken}
              <span className="visually-hidden">{` ${taken}`}</span>
            </i>
          )}
        </li>
      ))}
    </ul>
  );
}
