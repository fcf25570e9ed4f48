import { expect, test } from 'vitest';
import type { Found } from '../index-file.ts';
import { splitIndex } from './split.ts';

test('texts of products’ pages come first, other texts and older articles later', () => {
  const common = { title: '', summary: '', passages: [] };
  const found = Array.from(
    { length: 13 },
    (_, at): Found => ({ ...common, kind: 'post', href: `${at}` }),
  );
  const { index, rest, texts } = splitIndex([
    ...found,
    { ...common, kind: 'page', href: '/', product: 'tappos' },
  ]);
  expect(index.found.map(({ href }) => href)).toEqual(
    [...found.keys()].slice(0, 12).map(String).concat('/'),
  );
  expect(index.found.flatMap(({ href, passages }) => (passages ? href : []))).toEqual(['/']);
  expect(rest.found).toEqual([{ title: '', summary: '', kind: 'post', href: '12' }]);
  expect(Object.keys(texts.passages)).toEqual(found.map(({ href }) => href));
});
