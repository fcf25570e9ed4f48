import { useReducer } from 'react';
import { ClassFigures } from './ClassFigures.tsx';
import { MarkSheet } from './MarkSheet.tsx';
import styles from './ReportCard.module.css';
import { changeReport, type PackedReportCard, resultOf, startReport } from './report.ts';
import { Verdict } from './Verdict.tsx';

export type ReportCardProps = PackedReportCard;

/** A pupil's report card: changing a mark changes averages, ranks and the mention. */
export function ReportCard(card: ReportCardProps) {
  const [report, dispatch] = useReducer(changeReport, card, startReport);
  const parts = { card, report, dispatch, result: resultOf(report, card) };
  return (
    <div className={styles.root}>
      <Verdict {...parts} />
      <MarkSheet {...parts} />
      <ClassFigures {...parts} />
    </div>
  );
}
