import { FormRows } from '#components/screen/FormRows.tsx';
import parts from '#components/screen/parts.module.css';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenTable } from '#components/screen/ScreenTable.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Cluster, Stack } from '#components/ui/layout.tsx';
import type { SchoolStudentsData } from '../schemas/screens/students.ts';
import styles from './SchoolStudents.module.css';
import { StudentFees } from './StudentFees.tsx';

/** A pupil's file, then the school years, the diploma and the register of former pupils. */
export function SchoolStudents({ data }: { data: SchoolStudentsData }) {
  const { identity, year, parents, documents, fees, words } = data;
  return (
    <ScreenWindow {...data}>
      <Stack gap={5} className={styles.file}>
        <Stack gap={5}>
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
            <Cluster as="ul" gap={2} className={styles.documents}>
              {documents.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Cluster>
          </div>
        </Stack>
        <Stack gap={5} data-context="">
          <StudentFees fees={fees} words={words} />
        </Stack>
      </Stack>
      <StudentCourse course={data.course} register={data.register} words={words} />
    </ScreenWindow>
  );
}

type StudentCourseProps = Pick<SchoolStudentsData, 'course' | 'register' | 'words'>;

/** The pupil's years up to the diploma, and the register of those who left with one. */
function StudentCourse({ course, register, words }: StudentCourseProps) {
  return (
    <div className={styles.course} data-rest="">
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
