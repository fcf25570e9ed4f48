import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import { Comma } from '../Comma.tsx';
import parts from './parts.module.css';
import styles from './Ranking.module.css';

export function Ranking({ title, unit, lines }: Drawn<'ranking'>) {
  const ranked = lines
    .map((line) => ({ ...line, sales: line.price * line.sold }))
    .toSorted((a, b) => b.sales - a.sales);
  const best = ranked[0]?.sales ?? 1;
  return (
    <div className={`${parts.named} ${styles.root}`}>
      <p className={parts.title}>{title}</p>
      <ol>
        {ranked.map(({ name, sold, sales }) => (
          <li key={name} className={layout.split}>
            <b>{name}</b>{' '}
            <span>
              {unbroken(formatNumber(sales))}
              <Comma />
            </span>
            <small>{`${formatNumber(sold)} ${unit}`}</small>
            <svg aria-hidden="true">
              <rect width={`${Math.round((sales / best) * 100)}%`} height="8" />
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}
