import { Fragment, type FunctionComponent, type ReactNode } from 'react';
import layout from '#components/ui/layout.module.css';
import { type Space, Stack } from '#components/ui/layout.tsx';
import type { BlockOf, ScreenBlock } from '#schemas/screen-blocks.ts';
import type { ScreenData } from '#schemas/screens.ts';
import { BarChart } from './BarChart.tsx';
import { ClassMarks } from './ClassMarks.tsx';
import { DrawerCount } from './DrawerCount.tsx';
import { FormRows } from './FormRows.tsx';
import { LineChart } from './LineChart.tsx';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import shared from './parts.module.css';
import styles from './ScreenColumns.module.css';
import { ScreenRows } from './ScreenRows.tsx';
import { ScreenTable } from './ScreenTable.tsx';
import { ScreenTiles } from './ScreenTiles.tsx';
import { ScreenToolbar } from './ScreenToolbar.tsx';
import { ScreenWindow, type ScreenWindowProps } from './ScreenWindow.tsx';
import { ShareBar } from './ShareBar.tsx';
import { Ticket } from './Ticket.tsx';
import { TillKeys } from './TillKeys.tsx';
import { WeekGrid } from './WeekGrid.tsx';

type Kind = Exclude<ScreenBlock['kind'], 'columns'>;

const parts: { readonly [One in Kind]: FunctionComponent<Extract<ScreenBlock, { kind: One }>> } = {
  tiles: ScreenTiles,
  bars: BarChart,
  lines: LineChart,
  rows: ScreenRows,
  table: ScreenTable,
  week: WeekGrid,
  form: FormRows,
  shares: ShareBar,
  toolbar: ScreenToolbar,
  ticket: Ticket,
  keys: TillKeys,
  marks: ClassMarks,
  count: DrawerCount,
  card: LoyaltyCard,
};

const gaps: Partial<Record<BlockOf<'columns'>['split'], Space>> = { narrow: 6, till: 4 };

/** What pages fold on a phone, or leave out beside an article. */
const foldedBy = (fold: ScreenBlock['fold']) => fold && { [`data-${fold}`]: '' };

function columnsOf({ split, columns }: BlockOf<'columns'>): ReactNode {
  const gap = gaps[split] ?? 5;
  const content = columns.map(({ fold, blocks }, at) => {
    const own = drawn(blocks);
    if (own.length === 1 && !fold) return own[0];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
      <Stack key={at} gap={gap} {...foldedBy(fold)}>
        {own}
      </Stack>
    );
  });
  return split === 'auto' ? (
    <div className={`${layout.fit} ${shared.columns}`}>{content}</div>
  ) : (
    <Stack gap={gap} className={styles[split] ?? ''}>
      {content}
    </Stack>
  );
}

function contentOf(block: ScreenBlock): ReactNode {
  if (block.kind === 'columns') return columnsOf(block);
  const Part = parts[block.kind] as FunctionComponent<ScreenBlock>;
  return <Part {...block} />;
}

const drawn = (blocks: readonly ScreenBlock[]): ReactNode[] =>
  blocks.map((block, at) => {
    const folded = foldedBy(block.fold);
    const content = contentOf(block);
    // biome-ignore-start lint/suspicious/noArrayIndexKey: blocks never move
    return folded ? (
      <div key={at} {...folded}>
        {content}
      </div>
    ) : (
      <Fragment key={at}>{content}</Fragment>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: blocks never move
  });

/** A screen of a product, drawn from its file in `content/fr/screens/`. */
export function Screen({ blocks, ...frame }: ScreenData & Pick<ScreenWindowProps, 'markBelow'>) {
  return <ScreenWindow {...frame}>{drawn(blocks)}</ScreenWindow>;
}
