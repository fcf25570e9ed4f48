import parts from '#components/screen/parts.module.css';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import type { SchoolTimetableData } from '../schemas/screens/timetable.ts';
import styles from './SchoolTimetable.module.css';

export interface RollCallProps {
  call: SchoolTimetableData['call'];
  /** The hour at which the lesson began. */
  at: string;
  words: SchoolTimetableData['words'];
}

/** Counts of the roll-call; late pupils count as present. */
export function RollCall({ call, at, words }: RollCallProps) {
  const { enrolled, absent, late } = call;
  return (
    <div>
      <p className={parts.title}>
        {words.call} {at}
      </p>
      <dl className={styles.counts}>
        <div>
          <dt>{words.present}</dt>
          <dd>{enrolled - absent.length}</dd>
        </div>
        <div>
          <dt>{words.absent}</dt>
          <dd>{absent.length}</dd>
        </div>
        <div>
          <dt>{words.late}</dt>
          <dd>{late.length}</dd>
        </div>
      </dl>
      <ScreenRows
        rows={[
          ...absent.map(({ name, detail, informed }) => ({
            name,
            detail,
            badge: informed
              ? ({ text: words.informed, tone: 'ok' } as const)
              : ({ text: words.toInform, tone: 'warn' } as const),
          })),
          ...late.map(({ name, detail }) => ({
            name,
            detail,
            badge: { text: words.lateState, tone: 'warn' } as const,
          })),
          call.closed,
        ]}
      />
    </div>
  );
}
