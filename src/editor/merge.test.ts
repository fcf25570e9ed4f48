import { expect, test } from 'vitest';
import { type Clash, type Data, merge } from './merge.ts';

const item = (id: string, text = id, note = 'n') => ({ id, text, note });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => item(id));
const B = item('b', 'mine');

test.each<[string, Data, Data, Data, Data, string[]?]>([
  ['other fields', { x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 2 }],
  ['the same change', { x: 1 }, { x: 2 }, { x: 2 }, { x: 2 }],
  ['the same field', { x: 1 }, { x: 2 }, { x: 3 }, { x: 2 }, ['x']],
  ['a field removed, another added', { x: 1 }, {}, { x: 1, y: 1 }, { y: 1 }],
  ['a field removed and changed', { x: 1 }, {}, { x: 2 }, {}, ['x']],
  ['undone', { x: 1 }, { x: 1 }, { x: 2 }, { x: 2 }],
  ['an item added behind the one I changed', [a, b], [a, B], [a, b, c], [a, B, c]],
  ['an item added before', [a, b], [a, B], [c, a, b], [c, a, B]],
  ['both add', [a], [a, c], [a, d], [a, d, c]],
  ['both add the same', [a], [a, c], [a, c], [a, c]],
  ['both add one of the same id', [a], [a, B], [a, b], [a, B], ['1.text']],
  ['both change fields of an item', [b], [B], [item('b', 'b', 'o')], [item('b', 'mine', 'o')]],
  ['both change one field', [a, b], [a, B], [a, item('b', 'theirs')], [a, B], ['1.text']],
  ['another is removed', [a, b, c], [a, B, c], [b, c], [B, c]],
  ['the one I changed is removed', [a, b], [a, B], [a], [a, B], ['1']],
  ['the one they changed is removed', [a, b], [a], [a, B], [a], ['1']],
  ['they reorder', [a, b, c], [a, B, c, d], [c, a, b], [c, d, a, B]],
  ['I reorder', [a, b, c], [c, b, a], [a, B, c, d], [c, d, B, a]],
  ['both reorder', [a, b, c], [c, a, b], [b, a, c], [c, a, b], ['']],
  ['other paragraphs', ['p', 'q', 'r'], ['p', 'q', 'R'], ['P', 'q', 'r'], ['P', 'q', 'R']],
  ['the same paragraph', ['p', 'q'], ['p', 'Q'], ['p', 'q.'], ['p', 'Q'], ['1']],
  ['equal paragraphs', ['-', 'p', '-'], ['p', '-'], ['-', 'P', '-'], ['P', '-']],
])('%s', (_, base, mine, theirs, both, places = []) => {
  const clashes: Clash[] = [];
  expect(merge(base, mine, theirs, clashes)).toEqual(both);
  expect(clashes.map(({ path }) => path)).toEqual(places);
});
