import { expect, test } from 'vitest';
import { withoutLost } from './left-out.ts';

test('a refusal names an item by its place in the file, whatever was left out before it', () => {
  const [gone, page] = [{ page: '/blog/disparu' }, { page: '/blog' }];
  const { kept, left, inFile } = withoutLost({ called: [gone, page, gone, page] }, './');
  expect(kept).toEqual({ called: [page, page] });
  expect(left).toHaveLength(2);
  expect(inFile('search.yaml : called.1.names manque')).toBe('search.yaml : called.3.names manque');
  expect(inFile('search.yaml :\n  called.0 vide\n  called.1.names.0 vide')).toBe(
    'search.yaml :\n  called.1 vide\n  called.3.names.0 vide',
  );
});
