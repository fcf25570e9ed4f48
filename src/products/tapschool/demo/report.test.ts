import { expect, test } from 'vitest';
import type { BlockOf } from '#schemas/screen-blocks.ts';
import { contentOf } from '../../../../tools/content.ts';

const raw = contentOf('demos/report-card');
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
