import { expect, test } from 'vitest';
import type { BlockOf } from '#schemas/screen-blocks.ts';
import { contentOf } from '../../../../tools/content.ts';
import { columnOf, dotColumns } from './report.ts';

test('half a point per column, 20 in the last one; every average is drawn once', () => {
  expect([0, 49, 50, 1342, 1999, 2000].map(columnOf)).toEqual([0, 0, 1, 26, 39, 39]);
  const columns = dotColumns([0, 10, 1342, 1349, 2000]);
  expect([columns.length, columns[0], columns[26], columns[39]]).toEqual([40, 2, 2, 1]);
});

const raw = contentOf('demos/tapschool');
test('its class begins with the pupils of the screen of marks', () => {
  const { blocks } = contentOf('screens/school-grades');
  const { subjects, pupils }: BlockOf<'marks'> = blocks.find(
    ({ kind }: { kind: string }) => kind === 'marks',
  );
  expect(raw.card.subjects.map(({ coefficient }: { coefficient: number }) => coefficient)).toEqual(
    subjects.map(({ weight }) => weight),
  );
  expect(raw.card.subjects.map(({ mark }: { mark: number }) => mark)).toEqual(
    pupils.find(({ name }) => name === raw.card.pupil)?.marks,
  );
  const others = pupils.filter(({ name }) => name !== raw.card.pupil);
  const classmates = raw.card.classmates.map((marks: number[]) => marks.slice(0, -1));
  expect(classmates.slice(0, others.length)).toEqual(others.map(({ marks }) => marks));
});
