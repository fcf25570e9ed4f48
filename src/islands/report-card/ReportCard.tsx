import { useReducer } from 'react';
import type { ReportCardData } from '../../schemas/demos/report-card.ts';
import { ClassFigures } from './ClassFigures.tsx';
import { MarkSheet } from './MarkSheet.tsx';
import styles from './ReportCard.module.css';
import { changeReport, resultOf, startReport } from './report.ts';
import { Verdict } from './Verdict.tsx';

export type ReportCardProps = ReportCardData;

/** A pupil's report card: change a mark, and all that follows from it follows. */
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
