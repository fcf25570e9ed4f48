import { expect, test } from 'vitest';
import { drawn } from './drawn.ts';

test.each([
  ['Dr Aïcha Ouédraogo', 'AO'],
  ['Jean-Baptiste de N’Guessan', 'JN'],
  ['élise', 'É'],
])('who has no face is %s by the letters %s', (name, letters) => {
  expect(drawn(undefined, name)).toContain(`>${letters}</text>`);
});
