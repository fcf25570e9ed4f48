import type { SchoolStudentsData } from '../../../schemas/screens/school-students.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FormRows } from '../FormRows.tsx';
import { ScreenRows } from '../ScreenRows.tsx';
import { ScreenWindow } from '../ScreenWindow.tsx';
import styles from './SchoolStudents.module.css';
import { StudentFees } from './StudentFees.tsx';

export interface SchoolStudentsProps {
  data: SchoolStudentsData;
}

/** A pupil's file, then the years around it, down to the diploma and the register. */
export function SchoolStudents({ data }: SchoolStudentsProps) {
  const { identity, parents, documents, course, register, words } = data;
  return (
    <ScreenWindow
      name={data.name}
      summary={data.summary}
      menu={data.menu}
      active={data.active}
      title={data.title}
      note={data.note}
    >
      <div className={styles.file}>
        <div className={styles.part}>
          <FormRows title={identity.title} rows={identity.rows} />
          <ScreenRows
            title={parents.title}
            rows={parents.people.map(({ name, detail, channel }) => ({
              name,
              detail,
              badge: { text: channel, tone: 'product' },
            }))}
          />
          <div className={styles.documents}>
            <p>{documents.title}</p>
            <ul className={styles.list}>
              {documents.items.map((item) => (
                <li key={item}>
                  <Icon name="check" size={16} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.part}>
          <StudentFees fees={data.fees} words={words} />
        </div>
      </div>
      <div className={styles.course}>
        <div>
          <p>{course.title}</p>
          <ol className={styles.steps}>
            {course.steps.map(({ when, what, note, state }) => (
              <li key={when} data-state={state}>
                <small>{when}</small> <strong>{what}</strong> <span>{note}</span>
              </li>
            ))}
          </ol>
        </div>
        <ScreenRows
          title={register.title}
          rows={register.people.map(({ name, detail, collected }) => ({
            name,
            detail,
            badge: collected
              ? { text: words.collected, tone: 'ok' }
              : { text: words.waiting, tone: 'warn' },
          }))}
        />
      </div>
    </ScreenWindow>
  );
}
