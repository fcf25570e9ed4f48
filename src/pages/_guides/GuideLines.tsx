import type { GuideEntry } from '#queries/guides.ts';
import { ChoosingTable, type ChoosingTableProps } from './ChoosingTable.tsx';
import { GuideTraps } from './GuideTraps.tsx';
import { StepList } from './StepList.tsx';

export interface GuideLinesProps extends Pick<ChoosingTableProps, 'words'> {
  guide: GuideEntry['data'];
  /** Questions of every trade, after those of the guide. */
  common: ChoosingTableProps['groups'];
}

/** The questions to ask, or the steps to tick and what makes them fail. */
export function GuideLines({ guide, words, common }: GuideLinesProps) {
  if (guide.kind === 'choose') {
    return <ChoosingTable words={words} groups={[...guide.groups, ...common]} />;
  }
  return (
    <>
      <StepList parts={guide.parts} />
      {guide.kind === 'leave' && <GuideTraps {...guide.traps} />}
    </>
  );
}
