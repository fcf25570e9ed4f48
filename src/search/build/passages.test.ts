import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { anchor, heading, text } from '#schemas/fields.ts';
import { passagesOf } from './shelf.ts';

const schema = z.strictObject({
  lede: text(),
  items: z.array(
    z.strictObject({ id: anchor().optional(), name: heading(), says: z.array(text()) }),
  ),
});
const passages = (...items: object[]) => passagesOf(schema, { lede: 'Avant', items });

test('each item of a list ends with a full stop, unless it has a sign of its own', () => {
  expect(passages({ name: 'Titre', says: ['Une phrase.', 'un', 'deux ?'] })).toEqual([
    ['~', 'Titre', 'Une phrase. un. deux ?'],
  ]);
});

test('a heading alone is found; a text without a heading is not a passage', () => {
  expect(passages({ name: 'Seul', says: [] })).toEqual([['~', 'Seul', '']]);
});

test('the anchor is where the passage leads', () => {
  expect(passages({ id: 'prix', name: 'Prix', says: ['Un.'] })).toEqual([['#prix', 'Prix', 'Un.']]);
});
