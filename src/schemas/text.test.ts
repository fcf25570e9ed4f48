import { expect, test } from 'vitest';
import { sentence, text } from './fields.ts';

const schema = sentence(90, 'plan', 'limit');
const reasons = (text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

test('a sentence has its slots, in any order', () => {
  expect(reasons('{#plan} va jusqu’à {#limit}')).toEqual([]);
  expect(reasons('Up to {#limit}: {#plan}')).toEqual([]);
});

test.each([
  ['{#plan} va loin', ['{#limit} manque']],
  ['{#plan} va jusqu’à {#limite}', ['{#limit} manque', '{#limite} n’est pas connu ici']],
  ['{#plan} va jusqu’à {#limit}, #', ['# est sans nom : écrivez {#…}']],
])('%s is refused', (text, expected) => {
  expect(reasons(text)).toEqual(expected);
});

test.each([
  ['Voir [les tarifs](/tappos/pricing).', false],
  ['Oui, **toujours**.', false],
  ['Wave [et virement] (sans frais), 3 * 2', true],
])('%s: what only an article prints as a link or bold is no text', (said, fits) => {
  expect(text().safeParse(said).success).toBe(fits);
});
