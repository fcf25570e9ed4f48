import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import { Comma } from '../Comma.tsx';
import styles from './LotList.module.css';

export function LotList({ title, note, unit, lots }: Drawn<'lots'>) {
  return (
    <Stack gap={2} className={styles.lots}>
      <p className={layout.quiet}>
        <b>{title}</b> {note}
      </p>
      <Stack as="ol" gap={2}>
        {lots.map((lot) => (
          <li key={lot.name}>
            <b>{lot.date}</b> {lot.name}
            <Comma />
            <span>{`${formatNumber(lot.quantity)}${NBSP}${unit}`}</span>{' '}
            {lot.note && <small>{lot.note}</small>}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
