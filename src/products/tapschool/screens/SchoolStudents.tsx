import { FormRows } from '#components/screen/FormRows.tsx';
import parts from '#components/screen/parts.module.css';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import type { SchoolStudentsData } from '../schemas/screens/students.ts';
import styles from './SchoolStudents.module.css';
import { StudentCourse } from './StudentCourse.tsx';
import { StudentFees } from './StudentFees.tsx';

/** A pupil's file, then the school years, the diploma and the register of former pupils. */
export function SchoolStudents({ data }: { data: SchoolStudentsData }) {
  const { identity, year, parents, documents, fees, words } = data;
  return (
    <ScreenWindow {...data}>
      <div className={styles.file}>
        <div>
          <FormRows title={identity.title} rows={identity.rows} />
          <FormRows title={year.title} rows={year.rows} />
          <ScreenRows
            title={parents.title}
            rows={parents.people.map(({ name, detail, channel }) => ({
              name,
              detail,
              badge: { text: channel, tone: 'product' },
            }))}
          />
          <div>
            <p className={parts.title}>{documents.title}</p>
            <ul className={styles.documents}>
              {documents.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
        <div>
          <StudentFees fees={fees} words={words} />
        </div>
      </div>
      <StudentCourse course={data.course} register={data.register} words={words} />
    </ScreenWindow>
  );
}
