import { Stack } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { sumOf } from '#lib/sum.ts';
import type { Drawn } from '#schemas/screen-blocks.ts';
import styles from './DrawerCount.module.css';
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

function Piles({ pile, words }: { pile: Pile; words: DrawerCountProps['words'] }) {
  return (
    <table className={styles.piles} data-rest="">
      <thead>
        <tr>
          <th scope="col">{pile.title}</th>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {pile.items.map(({ value, count }) => (
          <tr key={value}>
            <th scope="row">{unbroken(formatNumber(value))}</th>
            <td>{`×${NBSP}${count}`}</td>
            <td>{unbroken(formatNumber(value * count))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.counted}</th>
          <td />
          <td>{unbroken(formatNumber(worth(pile)))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
