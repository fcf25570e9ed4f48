import parts from '#components/screen/parts.module.css';
import { ScreenTable } from '#components/screen/ScreenTable.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import type { SchoolStudentsData } from '../schemas/screens/students.ts';
import styles from './SchoolStudents.module.css';

export type StudentCourseProps = Pick<SchoolStudentsData, 'course' | 'register' | 'words'>;

/** The pupil's years up to the diploma, and the register of those who left with one. */
export function StudentCourse({ course, register, words }: StudentCourseProps) {
  return (
    <div className={styles.course}>
      <p className={parts.title}>{course.title}</p>
      <ol className={styles.steps}>
        {course.steps.map(({ when, what, note, state }) => (
          <li key={when} data-state={state}>
            <small>{when}</small> <strong>{what}</strong> <span>{note}</span>
          </li>
        ))}
      </ol>
      <p className={parts.title}>{register.title}</p>
      <ScreenTable
        caption={register.title}
        columns={[
          { label: words.pupil },
          { label: words.diploma },
          { label: words.number },
          { label: words.handed, beside: true },
        ]}
        rows={register.people.map(({ name, diploma, year, number, collected }) => ({
          name,
          cells: [
            `${diploma} ${year}`,
            number,
            <Badge
              key={number}
              text={collected ? words.collected : words.waiting}
              tone={collected ? 'ok' : 'warn'}
            />,
          ],
        }))}
      />
    </div>
  );
}
