import { ScreenTable } from '#components/screen/ScreenTable.tsx';
import { ScreenToolbar } from '#components/screen/ScreenToolbar.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Stack } from '#components/ui/layout.tsx';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import { type StockLine, type StockState, stockLine } from '../rules/stock.ts';
import type { PharmInventoryData } from '../schemas/screens/inventory.ts';
import styles from './PharmInventory.module.css';
import { printMonth } from './print-month.ts';

export function PharmInventory({ data }: { data: PharmInventoryData }) {
  const { words } = data;
  const lines = data.products.map((product) => stockLine(product, data.today, data.warnDays));
  const count = (state: StockState) => lines.filter((line) => line.state === state).length;
  const open = lines.find(({ name }) => name === data.open);
  return (
    <ScreenWindow {...data}>
      <ScreenToolbar
        search={words.search}
        filters={[
          { label: words.all, count: lines.length },
          { label: words.low, count: count('low') },
          { label: words.out, count: count('out') },
          { label: words.expiring, count: count('expiring') },
        ]}
      />
      <ScreenTable
        caption={words.caption}
        columns={[
          { label: words.product },
          { label: words.lot, rest: true },
          { label: words.expires, numeric: true, rest: true },
          { label: words.quantity, numeric: true },
          { label: words.threshold, numeric: true },
          { label: words.price, numeric: true, rest: true },
          { label: words.value, numeric: true, rest: true },
          { label: words.state, beside: true },
        ]}
        rows={lines.map((line) => ({
          name: line.name,
          detail: line.form,
          marked: line === open,
          cells: [
            line.lots[0]?.number,
            printMonth(line.lots[0]?.expires),
            formatNumber(line.quantity),
            formatNumber(line.threshold),
            formatNumber(line.price),
            formatNumber(line.value),
            <StockBadge key="state" line={line} words={words} />,
          ],
        }))}
        total={{
          name: words.total,
          cells: ['', '', '', '', '', formatNumber(sumOf(lines, (line) => line.value)), ''],
        }}
      />
      {open && <Lots line={open} words={words} />}
    </ScreenWindow>
  );
}

function Lots({ line, words }: { line: StockLine; words: PharmInventoryData['words'] }) {
  return (
    <Stack gap={2} className={styles.lots} data-rest="">
      <p>
        <b>{line.name}</b> {words.lots}
      </p>
      <Stack as="ol" gap={2}>
        {line.lots.map((lot, index) => (
          <li key={lot.number}>
            <b>{printMonth(lot.expires)}</b> {words.lot} {lot.number}{' '}
            <span>
              {formatNumber(lot.quantity)}
              {NBSP}
              {words.boxes}
            </span>
            {index === 0 && <small>{words.first}</small>}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface StockBadgeProps {
  line: StockLine;
  words: Pick<PharmInventoryData['words'], 'out' | 'low' | 'expiresIn' | 'days'>;
}

/** A badge for low stock or an expiry date that is near; nothing otherwise. */
function StockBadge({ line, words }: StockBadgeProps) {
  if (line.state === 'out') return <Badge text={words.out} tone="alert" />;
  if (line.state === 'low') return <Badge text={words.low} tone="warn" />;
  if (line.state === 'fine') return null;
  const days = `${words.expiresIn} ${line.daysLeft}${NBSP}${words.days}`;
  return <Badge text={days} tone="warn" />;
}
