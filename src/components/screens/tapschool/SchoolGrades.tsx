import type { SchoolGradesData } from '../../../schemas/screens/school-grades.ts';
import { BarChart } from '../BarChart.tsx';
import { ScreenRows } from '../ScreenRows.tsx';
import { ScreenToolbar } from '../ScreenToolbar.tsx';
import { ScreenWindow } from '../ScreenWindow.tsx';
import { ClassMarks } from './ClassMarks.tsx';
import { average, spread } from './marks.ts';
import styles from './SchoolDashboard.module.css';

export interface SchoolGradesProps {
  data: SchoolGradesData;
  /** Prefix of the ids in the screen, unique on the page. */
  id?: string;
}

/** The marks of a class for a term, as the class council reads them. */
export function SchoolGrades({ data, id = 'notes-tapschool' }: SchoolGradesProps) {
  const { subjects, pupils, others, bands, exams, portal, words } = data;
  const averages = [...pupils.map(({ marks }) => marks), ...others].map((marks) =>
    average(marks, subjects),
  );
  const own = average(pupils.find(({ name }) => name === data.open)?.marks ?? [], subjects);
  const bars = spread(averages, bands).map((count, index) => {
    const start = bands[index] ?? 0;
    const end = bands[index + 1];
    const upTo = index === 0 ? `${words.below} ${end}` : `${start} ${words.to} ${end}`;
    return {
      label: end === undefined ? `${start} ${words.above}` : upTo,
      value: count,
      shown: String(count),
      text: `${count} ${words.pupils}`,
      start,
    };
  });
  return (
    <ScreenWindow
      name={data.name}
      summary={data.summary}
      menu={data.menu}
      active={data.active}
      title={data.title}
      note={data.note}
    >
      <ScreenToolbar filters={data.periods.map((label) => ({ label }))} />
      <ClassMarks {...data} />
      <div className={styles.columns}>
        <BarChart
          id={`${id}-moyennes`}
          title={words.bands}
          bars={bars}
          highlight={bars.findLast(({ start }) => own >= start)?.label ?? ''}
        />
        <ScreenRows
          title={words.exams}
          rows={[
            ...exams.map(({ name, detail, papers, marked }) => ({
              name,
              detail,
              value: `${papers} ${words.papers}`,
              badge:
                marked === papers
                  ? ({ text: words.done, tone: 'ok' } as const)
                  : ({ text: `${papers - marked} ${words.toMark}`, tone: 'warn' } as const),
            })),
            {
              name: portal.name,
              detail: portal.detail,
              value: `${portal.read} ${words.of} ${averages.length}`,
              badge: { text: words.read, tone: 'product' },
            },
          ]}
        />
      </div>
    </ScreenWindow>
  );
}
