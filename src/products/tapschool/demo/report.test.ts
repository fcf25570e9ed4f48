import { expect, test } from 'vitest';
import { contentOf } from '../../../../tools/content.ts';

const raw = contentOf('demos/report-card');
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
