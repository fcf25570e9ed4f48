import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['lot', 'lot', 0],
  ['lot', 'mot', 1],
  ['rang', 'rangs', 1],
  ['CONTACT_MAIL', 'CONTACT_EMAIL', 1],
  ['caisse', 'ciasse', 2],
  ['', 'abc', 3],
  ['', '', 0],
])('from « %s » to « %s » %i letters change, in either direction', (one, other, letters) => {
  expect(editDistance(one, other)).toBe(letters);
  expect(editDistance(other, one)).toBe(letters);
});
