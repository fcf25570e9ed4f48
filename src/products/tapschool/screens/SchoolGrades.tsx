import { BarChart } from '#components/screen/BarChart.tsx';
import parts from '#components/screen/parts.module.css';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenToolbar } from '#components/screen/ScreenToolbar.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { fill } from '#i18n/format.ts';
import { averageOf, histogram, toHundredths } from '../rules/marks.ts';
import type { SchoolGradesData } from '../schemas/screens/grades.ts';
import { ClassMarks } from './ClassMarks.tsx';

/** The marks of a class for a term, for the class council. */
export function SchoolGrades({ data }: { data: SchoolGradesData }) {
  const { subjects, pupils, others, bands, exams, portal, words } = data;
  const weights = subjects.map(({ weight }) => weight);
  const averages = [...pupils.map(({ marks }) => marks), ...others].map((marks) =>
    averageOf(marks, weights),
  );
  const own = averageOf(pupils.find(({ name }) => name === data.open)?.marks ?? [], weights);
  const bars = histogram(averages, bands.map(toHundredths)).map((count, index) => {
    const start = bands[index] ?? 0;
    const end = bands[index + 1];
    return {
      label: bandText(index === 0 ? undefined : start, end, words),
      value: count,
      shown: String(count),
      text: `${count} ${words.pupils}`,
      start,
    };
  });
  return (
    <ScreenWindow {...data}>
      <ScreenToolbar filters={data.periods.map((label) => ({ label }))} />
      <ClassMarks {...data} />
      <div className={parts.columns} data-rest="">
        <BarChart
          id="tapschool-grades-averages"
          title={words.bands}
          bars={bars}
          highlight={bars.findLast(({ start }) => own >= toHundredths(start))?.label ?? ''}
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
              value: fill(words.of, { part: `${portal.read}`, whole: `${averages.length}` }),
              badge: { text: words.read, tone: 'product' },
            },
          ]}
        />
      </div>
    </ScreenWindow>
  );
}

/** « moins de 8 », « 8 à 10 », « 16 et plus ». */
function bandText(
  start: number | undefined,
  end: number | undefined,
  words: SchoolGradesData['words'],
): string {
  if (start === undefined) return words.below.replace('#', `${end}`);
  if (end === undefined) return words.above.replace('#', `${start}`);
  return fill(words.between, { from: `${start}`, to: `${end}` });
}
