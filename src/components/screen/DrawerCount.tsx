import { Stack } from '#components/ui/layout.tsx';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import styles from './DrawerCount.module.css';
import { ScreenTable } from './ScreenTable.tsx';
import { ScreenTiles } from './ScreenTiles.tsx';

type DrawerCountProps = Drawn<'count'>;
type Pile = DrawerCountProps['piles'][number];

const worth = ({ items }: Pile) => sumOf(items, ({ value, count }) => value * count);

export function DrawerCount({ words, piles, expected, gap, bank, signed }: DrawerCountProps) {
  const counted = sumOf(piles, worth);
  return (
    <Stack gap={6} className={styles.count}>
      {piles.map((pile) => (
        <Piles key={pile.title} pile={pile} words={words} />
      ))}
      <div className={styles.verdict}>
        <ScreenTiles
          tiles={[
            expected,
            { label: words.counted, value: counted },
            { ...gap, value: counted - expected.value, counts: true },
            { label: bank.label, value: counted - bank.float },
          ]}
        />
      </div>
      <p className={styles.signature}>
        <svg viewBox="0 0 120 40" aria-hidden="true">
          <path d="M4 30C16 4 26 2 22 16S8 38 18 34 34 14 38 18s-8 14 0 12 10-14 14-10-6 12 2 10S68 6 72 8 58 34 66 30s8-10 14-8 0 8 8 4 14-6 28-10" />
        </svg>
        {signed.by} <small>{signed.at}</small>
      </p>
    </Stack>
  );
}

/** The pieces of a kind, and what they come to. */
function Piles({ pile, words }: { pile: Pile; words: DrawerCountProps['words'] }) {
  return (
    <div data-rest="">
      <ScreenTable
        caption={pile.title}
        columns={[
          { label: pile.title },
          { label: words.number, numeric: true, beside: true },
          { label: words.amount, numeric: true, beside: true, sums: true },
        ]}
        rows={pile.items.map(({ value, count }) => ({
          name: formatNumber(value),
          cells: [`×${NBSP}${count}`, value * count],
        }))}
        total={{ name: words.counted }}
      />
    </div>
  );
}
