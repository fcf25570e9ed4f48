import { expect, test } from 'vitest';
import { contentOf } from '../../../../tools/content.ts';
import { reportCard } from '../schemas/demo.ts';
import { type Action, changeReport, resultOf, startReport } from './report.ts';

const raw = contentOf('demos/report-card');
const { card } = reportCard.parse(raw);

/** The report card after the visitor's actions. */
const after = (...actions: Action[]) => actions.reduce(changeReport, startReport(card));
const resultAfter = (...actions: Action[]) => resultOf(after(...actions), card);
const write = (row: number, text: string, column: 'mark' | 'coefficient' = 'mark'): Action => ({
  type: 'write',
  row,
  column,
  text,
});
const mathematics = 1;
const conduct = card.subjects.length;

test('the example is the one that the whole site tells: 13,42, fourth of 52', () => {
  const { average, rank, others, mention } = resultAfter();
  expect(average).toBe(1342);
  expect(rank).toEqual({ place: 4, tied: false });
  expect(others).toHaveLength(51);
  expect(mention.label).toBe('Encouragements');
  expect(card.conduct.mark).toBe(1600);
});

test('the hint is true: 17 in mathematics, 263 points over 19, third ex æquo', () => {
  expect(card.words.hint).toContain('17 en mathématiques');
  expect(resultAfter(write(mathematics, '17'))).toMatchObject({
    average: 1384,
    rank: { place: 3, tied: true },
  });
});

test('conduct under the floor brings the warning even when it does not count', () => {
  expect(resultAfter(write(conduct, '9,5')).mention.label).toBe('Avertissement');
  expect(resultAfter(write(conduct, '9,5')).average).toBe(1342);
});

test('the class is the one of the screen of marks', () => {
  const grades = contentOf('screens/school-grades');
  const marksOf = (rows: number[][]) => rows.map((row) => row.slice(0, -1));
  const others = grades.pupils.filter(({ name }: { name: string }) => name !== grades.open);
  expect(raw.card.subjects.map(({ coefficient }: { coefficient: number }) => coefficient)).toEqual(
    grades.subjects.map(({ weight }: { weight: number }) => weight),
  );
  expect(raw.card.subjects.map(({ mark }: { mark: number }) => mark)).toEqual(
    grades.pupils.find(({ name }: { name: string }) => name === raw.card.pupil)?.marks,
  );
  expect(marksOf(raw.card.classmates)).toEqual([
    ...others.map(({ marks }: { marks: number[] }) => marks),
    ...grades.others,
  ]);
});
