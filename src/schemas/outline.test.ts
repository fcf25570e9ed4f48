import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { anchor, anchorOf, heading, label, text, title } from './fields.ts';
import { outlineOf } from './outline.ts';
import { elsewhere, withRoles } from './roles.ts';

const sections = (schema: z.ZodType, data: unknown) =>
  outlineOf(schema, data).sections.map(({ heading, anchor, texts }) => [heading, anchor, texts]);

test('the title of the page is its h1, and heads what follows it', () => {
  const page = z.strictObject({
    meta: z.strictObject({ title: label() }),
    hero: z.strictObject({ title: z.tuple([title(9), title(9)]), lede: text() }),
  });
  const outline = outlineOf(page, {
    meta: { title: 'À propos' },
    hero: { title: ['Un.', 'Deux.'], lede: 'Trois.' },
  });
  expect(outline.title).toBe('Un. Deux.');
  expect(outline.sections).toEqual([
    { heading: '', texts: [] },
    { heading: 'Un. Deux.', texts: ['Trois.'] },
  ]);
});

test('the first heading of an object heads the whole, a later one what follows it', () => {
  const schema = z.strictObject({
    before: text(),
    first: heading(),
    inside: z.strictObject({ note: text(), button: label() }).optional(),
    second: heading().describe('Un autre'),
    after: z.array(text(40)).min(1).default([]),
  });
  expect(
    sections(schema, {
      before: 'a',
      first: 'Un',
      inside: { note: 'b', button: 'Ok' },
      second: 'Deux',
      after: ['c', 'd'],
    }),
  ).toEqual([
    ['', undefined, []],
    ['Un', undefined, ['a', 'b']],
    ['Deux', undefined, ['c', 'd']],
  ]);
});

test('what comes after an object with its own heading belongs to the one around', () => {
  const part = z.strictObject({ name: heading(), says: text() });
  const schema = z.strictObject({ name: heading(), parts: z.array(part), closing: text() });
  expect(
    sections(schema, { name: 'Tout', parts: [{ name: 'Part', says: 'a' }], closing: 'b' }),
  ).toEqual([
    ['', undefined, []],
    ['Tout', undefined, ['b']],
    ['Part', undefined, ['a']],
  ]);
});

test('a record of headings: each stands alone', () => {
  const groups = z.record(z.string(), heading());
  expect(sections(z.strictObject({ groups }), { groups: { a: 'Un', b: 'Deux' } }).slice(1)).toEqual(
    [
      ['Un', undefined, []],
      ['Deux', undefined, []],
    ],
  );
});

test('an anchor goes for all inside its object', () => {
  const cards = z.array(z.strictObject({ title: heading() }));
  const schema = z.strictObject({
    tabs: z.array(z.strictObject({ id: anchor('ecran'), cards })),
    steps: z.record(
      z.string(),
      z.strictObject({ name: heading(), id: anchorOf(z.enum(['stock', 'sale'])) }),
    ),
  });
  expect(
    sections(schema, {
      tabs: [{ id: 'caisse', cards: [{ title: 'A' }, { title: 'B' }] }],
      steps: { one: { name: 'C', id: 'stock' } },
    }).slice(1),
  ).toEqual([
    ['A', 'ecran-caisse', []],
    ['B', 'ecran-caisse', []],
    ['C', 'stock', []],
  ]);
});

test('what another page shows is left out of this one, and found by a walk that begins inside', () => {
  const screen = z.strictObject({ name: heading(), says: text() });
  const screens = elsewhere(z.array(screen).min(1)).describe('Screens');
  const page = z.strictObject({ name: heading(), screens, closing: text() });
  const data = { name: 'Tout', screens: [{ name: 'Caisse', says: 'a' }], closing: 'b' };
  expect(sections(page, data).slice(1)).toEqual([['Tout', undefined, ['b']]]);
  expect(sections(z.array(screen), data.screens).slice(1)).toEqual([['Caisse', undefined, ['a']]]);
});

test('of a union, the member that the data names; transformed fields are of no account', () => {
  const packed = z.array(z.int()).transform((list) => list.join());
  const union = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('one'), name: heading(), packed }),
    z.strictObject({ kind: z.literal('two'), name: label(), other: heading() }),
  ]);
  expect(sections(union, { kind: 'one', name: 'Un', packed: '1,2' }).slice(1)).toEqual([
    ['Un', undefined, []],
  ]);
  expect(sections(union, { kind: 'two', name: 'Un', other: 'Deux' }).slice(1)).toEqual([
    ['Deux', undefined, []],
  ]);
});

test('a string without a role is refused by its path, wherever it stands; one with a role is not', () => {
  const bare = z.string();
  const refused = (schema: z.ZodType) => expect(() => withRoles(schema));
  const list = z.strictObject({ items: z.array(z.strictObject({ name: bare })).default([]) });
  refused(list).toThrow('.items.name : ');
  refused(z.strictObject({ one: z.record(z.string(), bare.optional()) })).toThrow('.one : ');
  refused(z.strictObject({ a: z.tuple([label(), z.strictObject({ b: bare })]) })).toThrow(
    '.a.b : ',
  );
  const union = z.discriminatedUnion('k', [
    z.strictObject({ k: z.literal('a'), name: label() }),
    z.strictObject({ k: z.literal('b'), name: bare.transform((name) => name.length) }),
  ]);
  refused(union).toThrow('.name : ');
  expect(() => elsewhere(z.strictObject({ name: bare }))).toThrow('.name : ');
  const schema = z.strictObject({ a: label(20).describe('A').optional(), b: z.array(text()) });
  expect(withRoles(schema)).toBe(schema);
});
