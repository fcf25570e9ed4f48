import type { SchoolTimetableData } from '../../../schemas/screens/school-timetable.ts';
import { ScreenRows } from '../ScreenRows.tsx';
import styles from './SchoolTimetable.module.css';

export interface RollCallProps {
  call: SchoolTimetableData['call'];
  /** The hour at which the lesson began. */
  at: string;
  words: SchoolTimetableData['words'];
}

/** Who is in the lesson; a pupil who came late is in it. */
export function RollCall({ call, at, words }: RollCallProps) {
  const { enrolled, absent, late } = call;
  return (
    <div>
      <p className={styles.title}>
        {words.call} {at}
      </p>
      <ul className={styles.counts}>
        <li>
          <strong>{enrolled - absent.length}</strong> {words.present}
        </li>
        <li>
          <strong>{absent.length}</strong> {words.absent}
        </li>
        <li>
          <strong>{late.length}</strong> {words.late}
        </li>
      </ul>
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
        ]}
      />
    </div>
  );
}
