import parts from '#components/screen/parts.module.css';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { Stack } from '#components/ui/layout.tsx';
import { Pair } from '#components/ui/Pair.tsx';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { closingOf, worth } from '../rules/drawer.ts';
import type { PharmClosingData } from '../schemas/screens/closing.ts';
import styles from './PharmClosing.module.css';

/** The end of the day: sales, the expected and the counted drawer, and who counted it. */
export function PharmClosing({ data }: { data: PharmClosingData }) {
  const { words, signed } = data;
  const { sales, expected, counted, gap, bank } = closingOf(data);
  const line = (name: string, amount: number, detail?: string) => ({
    name,
    detail,
    value: formatNumber(amount),
  });
  const verdict = gap === 0 ? words.even : gap > 0 ? words.over : words.short;
  return (
    <ScreenWindow {...data}>
      <Stack gap={6} className={styles.root}>
        <Stack gap={6}>
          <ScreenRows
            title={words.sales}
            rows={[
              line(words.cash, data.cash),
              ...data.others.map(({ label, amount }) => line(label, amount)),
              line(words.credit, data.credit, words.apart),
              line(words.payers, data.payers, words.apart),
            ]}
            total={line(words.total, sales)}
          />
          <div data-rest="">
            <ScreenRows
              title={words.drawer}
              rows={[
                line(words.float, data.float),
                line(words.cash, data.cash),
                line(words.settled, data.settled),
              ]}
              total={line(words.expected, expected)}
            />
          </div>
        </Stack>
        <Stack gap={6} className={styles.count}>
          <Piles title={words.notes} piles={data.notes} words={words} />
          <Piles title={words.coins} piles={data.coins} words={words} />
          <dl className={`${parts.named} ${styles.verdict}`}>
            <Pair label={words.expected} value={formatNumber(expected)} />
            <Pair label={words.counted} value={formatNumber(counted)} />
            <Pair
              label={words.gap}
              value={
                <>
                  <span data-counts="">{formatNumber(gap)}</span>
                  <small>{verdict}</small>
                </>
              }
            />
            <Pair label={words.bank} value={formatNumber(bank)} />
          </dl>
          <p className={styles.signature}>
            <svg viewBox="0 0 120 40" aria-hidden="true">
              <path d="M4 30C16 4 26 2 22 16S8 38 18 34 34 14 38 18s-8 14 0 12 10-14 14-10-6 12 2 10S68 6 72 8 58 34 66 30s8-10 14-8 0 8 8 4 14-6 28-10" />
            </svg>
            {signed.by}, {signed.role}
            <small>{signed.at}</small>
          </p>
        </Stack>
      </Stack>
    </ScreenWindow>
  );
}

interface PilesProps {
  title: string;
  piles: PharmClosingData['notes'];
  words: PharmClosingData['words'];
}

function Piles({ title, piles, words }: PilesProps) {
  return (
    <table className={styles.piles} data-rest="">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {piles.map((pile) => (
          <tr key={pile.value}>
            <th scope="row">{formatNumber(pile.value)}</th>
            <td>{`×${NBSP}${pile.count}`}</td>
            <td>{formatNumber(worth([pile]))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.counted}</th>
          <td />
          <td>{formatNumber(worth(piles))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
