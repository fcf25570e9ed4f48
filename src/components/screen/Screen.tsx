import { Fragment, type FunctionComponent, type ReactNode } from 'react';
import type { ScreenBlock } from '#schemas/screen-blocks.ts';
import type { ScreenData } from '#schemas/screens.ts';
import { BarChart } from './BarChart.tsx';
import { ChipList } from './ChipList.tsx';
import { ClassMarks } from './ClassMarks.tsx';
import { DrawerCount } from './DrawerCount.tsx';
import { FileHead } from './FileHead.tsx';
import { FormRows } from './FormRows.tsx';
import { LineChart } from './LineChart.tsx';
import { LotList } from './LotList.tsx';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import { Ranking } from './Ranking.tsx';
import { foldedBy, ScreenColumns } from './ScreenColumns.tsx';
import { ScreenRows } from './ScreenRows.tsx';
import { ScreenTable } from './ScreenTable.tsx';
import { ScreenTiles } from './ScreenTiles.tsx';
import { ScreenToolbar } from './ScreenToolbar.tsx';
import { ScreenWindow, type ScreenWindowProps } from './ScreenWindow.tsx';
import { ShareBar } from './ShareBar.tsx';
import { StepList } from './StepList.tsx';
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
  ranking: Ranking,
  marks: ClassMarks,
  count: DrawerCount,
  lots: LotList,
  steps: StepList,
  head: FileHead,
  card: LoyaltyCard,
  chips: ChipList,
};

function contentOf(block: ScreenBlock): ReactNode {
  if (block.kind !== 'columns') {
    const Part = parts[block.kind] as FunctionComponent<ScreenBlock>;
    return <Part {...block} />;
  }
  const columns = block.columns.map(({ fold, blocks }) => ({ fold, blocks: drawn(blocks) }));
  return <ScreenColumns split={block.split} columns={columns} />;
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
