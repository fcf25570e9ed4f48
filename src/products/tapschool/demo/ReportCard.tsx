import { useKeptState } from '#islands/use-kept-state.ts';
import { ClassFigures } from './ClassFigures.tsx';
import { MarkSheet } from './MarkSheet.tsx';
import styles from './ReportCard.module.css';
import {
  type Action,
  changeReport,
  type PackedReportCard,
  resultOf,
  startReport,
} from './report.ts';
import { Verdict } from './Verdict.tsx';

export type ReportCardProps = PackedReportCard;

/** A pupil's report card: changing a mark changes averages, ranks and the mention. */
export function ReportCard(card: ReportCardProps) {
  const [report, setReport] = useKeptState('ReportCard', () => startReport(card));
  const dispatch = (action: Action) => setReport((before) => changeReport(before, action));
  const parts = { card, report, dispatch, result: resultOf(report, card) };
  return (
    <div className={styles.root}>
      <Verdict {...parts} />
      <MarkSheet {...parts} />
      <ClassFigures {...parts} />
    </div>
  );
}
