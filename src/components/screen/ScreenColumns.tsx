import type { ReactNode } from 'react';
import layout from '#components/ui/layout.module.css';
import { type Space, Stack } from '#components/ui/layout.tsx';
import type { BlockOf } from '#schemas/screen-blocks.ts';
import parts from './parts.module.css';
import styles from './ScreenColumns.module.css';

interface ScreenColumnsProps extends Pick<BlockOf<'columns'>, 'split'> {
  columns: readonly { fold?: BlockOf<'columns'>['fold']; blocks: readonly ReactNode[] }[];
}

const gaps: Partial<Record<ScreenColumnsProps['split'], Space>> = { narrow: 6, till: 4 };

export function ScreenColumns({ split, columns }: ScreenColumnsProps) {
  const gap = gaps[split] ?? 5;
  const drawn = columns.map(({ fold, blocks }, at) =>
    blocks.length === 1 && !fold ? (
      blocks[0]
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
      <Stack key={at} gap={gap} {...foldedBy(fold)}>
        {blocks}
      </Stack>
    ),
  );
  return split === 'auto' ? (
    <div className={`${layout.fit} ${parts.columns}`}>{drawn}</div>
  ) : (
    <Stack gap={gap} className={styles[split] ?? ''}>
      {drawn}
    </Stack>
  );
}

/** What pages fold on a phone, or leave out beside an article. */
export const foldedBy = (fold: BlockOf<'columns'>['fold']) => fold && { [`data-${fold}`]: '' };
