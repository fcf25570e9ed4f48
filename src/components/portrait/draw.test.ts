import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Drawn, differences, drawn } from '#schemas/portrait.ts';
import { readContent } from '../../../tools/content-files.ts';
import { drawPortrait, type Painted } from './draw.ts';

function portraitsIn(data: unknown): Drawn[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'portrait' ? [drawn.safeParse(value).data ?? []].flat() : portraitsIn(value),
  );
}

const files = (await readContent('.')).map(([file, data]) => [file, portraitsIn(data)] as const);
const groups = files.filter(([, people]) => people.length > 1);
const everybody = files.flatMap(([, people]) => people);

const source = (shapes: readonly Painted[]) =>
  renderToStaticMarkup(
    shapes.map((shape) => createElement('path', { key: shape.d, ...shape })),
  ).replaceAll('></path>', '/>');

test.each(groups)('two people side by side in %s differ in three parts at least', (_, people) => {
  const alike = people.flatMap((one, index) =>
    people.slice(index + 1, index + 2).filter((other) => differences(one, other) < 3),
  );
  expect(alike).toEqual([]);
});

test('nobody weighs more than 1.2 kB, and no line is too thin for a small picture', () => {
  expect(everybody.length).toBeGreaterThan(10);
  for (const one of everybody) {
    const shapes = drawPortrait(one);
    expect(source(shapes).length, JSON.stringify(one)).toBeLessThan(1200);
    for (const { width = 1.7 } of shapes) expect(width).toBeGreaterThanOrEqual(1.5);
  }
});

test('a small picture has neither earrings nor threads', () => {
  const plain = drawn.parse({
    skin: 'deep',
    face: 'oval',
    head: 'cap',
    garment: 'boubou',
    ground: 'sky',
  });
  const rich = { ...plain, extra: ['earrings', 'lines'] } satisfies Drawn;
  expect(drawPortrait(rich)).not.toEqual(drawPortrait(plain));
  expect(drawPortrait(rich, true)).toEqual(drawPortrait(plain, true));
  expect(source(drawPortrait(plain, true)).length).toBeLessThan(source(drawPortrait(plain)).length);
});
