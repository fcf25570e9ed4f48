import { readdirSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { day, label } from '#schemas/fields.ts';
import { page } from '#schemas/pages/index.ts';
import { plan } from '#schemas/plan.ts';
import { checked } from './checked.ts';
import { readYaml } from './files.ts';

const refusal = (schema: z.ZodType, data: unknown) => {
  try {
    checked('a.yaml', schema, data);
  } catch (error) {
    return String((error as Error).message);
  }
  return '';
};

test.each([
  ...['2026-13-45', '2026-02-30', '2026-02-31', '12/11/2026', '2026-2-3', '', '5 novembre 2026'],
  ...[true, null, 20261112],
])('%j is no day', (value) => {
  expect(refusal(z.object({ date: day('2026-11-05') }), { date: value })).toBe(
    /^\d{4}-\d\d-\d\d$/.test(`${value}`)
      ? `a.yaml : date vaut ${value}, un jour qui n’existe pas`
      : 'a.yaml : date une date de la forme 2026-11-05',
  );
});

const [file = ''] = readdirSync('src/content/fr/plans');
const sound = readYaml(`src/content/fr/plans/${file}`, '') as { prices: object[] };

test.each([
  ['neither an amount nor words', {}],
  ['both', { figure: { amount: 5, currency: 'FCFA' }, label: 'Sur devis' }],
])('a price with %s is refused', (_, price) => {
  expect(refusal(plan, { ...sound, prices: [price] })).toMatch(/prices\.0 demande figure/);
});

test('prices in two currencies are refused: pages add them up', () => {
  const prices = ['FCFA', 'F'].map((currency) => ({ figure: { amount: 5, currency } }));
  expect(refusal(plan, { ...sound, prices })).toMatch(/prices les prix .* une seule monnaie/);
});

test.each([
  [{}, 'manque'],
  [null, 'groupe de champs'],
  [{ page: 'nouvelle' }, 'page'],
  [{ page: 'legal', titel: 'x' }, '« titel »'],
])('%j is no page, told in French', (data, reason) => {
  const said = refusal(page, data);
  expect(said).toContain(reason);
  expect(said).not.toMatch(/expected|received|invalid|required|unrecognized|option/i);
  expect(said.split('\n').length).toBeLessThan(16);
});

const schema = z.strictObject({
  name: label(4),
  how: z.enum(['place', 'online']),
  products: z.record(z.string().regex(/^[a-z-]+$/), z.number()).optional(),
});

test.each([
  [{ name: 'marché' }, ' :\n  name dépasse 4 caractères, de 2\n  how manque : place, online'],
  [{ name: 'a', how: 'x' }, ' : how doit valoir place, online'],
  [
    { name: 'a', how: 'place', products: { 'Été-1': 2 } },
    ' : products.Été-1 n’est pas un nom admis',
  ],
])('%j is refused in French: %s', (data, said) => {
  expect(refusal(schema, data)).toBe(`a.yaml${said}`);
});
