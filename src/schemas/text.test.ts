import { expect, test } from 'vitest';
import { sentence } from './fields.ts';

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
