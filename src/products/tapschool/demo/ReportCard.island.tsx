import demo from 'virtual:tapschool-demo';
import layout from '#components/ui/layout.module.css';
import { useKeptState } from '#islands/use-kept-state.ts';
import { ClassFigures } from './ClassFigures.tsx';
import { MarkTable } from './MarkTable.tsx';
import styles from './ReportCard.module.css';
import { type Action, changeReport, resultOf, startReport } from './report.ts';
import { Verdict } from './Verdict.tsx';

const { card } = demo;

export function ReportCard() {
  const [report, setReport] = useKeptState('ReportCard', () => startReport(card));
  const dispatch = (action: Action) => setReport((before) => changeReport(before, action));
  const parts = { card, report, dispatch, result: resultOf(report, card) };
  return (
    <div className={`${layout.stack} ${layout.gap4} ${styles.root}`}>
      <div className={styles.sheet}>
        <Verdict {...parts} />
        <MarkTable {...parts} />
      </div>
      <ClassFigures {...parts} />
    </div>
  );
}
