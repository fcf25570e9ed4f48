import { useKeptState } from '#islands/use-kept-state.ts';
import type { ReportCardData } from '../schemas/demo.ts';
import { ClassFigures } from './ClassFigures.tsx';
import { MarkTable } from './MarkTable.tsx';
import styles from './ReportCard.module.css';
import { type Action, changeReport, resultOf, startReport, unpackMarks } from './report.ts';
import { Verdict } from './Verdict.tsx';

/** The report card as the page passes it: classmates are packed (`report.ts`). */
export type ReportCardProps = Omit<ReportCardData, 'classmates'> & { classmates: string };

/** A pupil's report card: changing a mark changes averages, ranks and the mention. */
export function ReportCard({ classmates, ...rest }: ReportCardProps) {
  // A row has a mark for each subject, then one for conduct.
  const card = { ...rest, classmates: unpackMarks(classmates, rest.subjects.length + 1) };
  const [report, setReport] = useKeptState('ReportCard', () => startReport(card));
  const dispatch = (action: Action) => setReport((before) => changeReport(before, action));
  const parts = { card, report, dispatch, result: resultOf(report, card) };
  return (
    <div className={styles.root}>
      <div className={styles.sheet}>
        <Verdict {...parts} />
        <MarkTable {...parts} />
      </div>
      <ClassFigures {...parts} />
    </div>
  );
}
