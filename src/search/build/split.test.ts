import { expect, test } from 'vitest';
import type { Found } from '../index-file.ts';
import { splitIndex } from './split.ts';

test('texts of products’ pages come first, those of the twelve newest articles later', () => {
  const common = { title: '', summary: '', passages: [] };
  const found = Array.from(
    { length: 13 },
    (_, at): Found => ({ ...common, kind: 'post', href: `${at}` }),
  );
  const { index, texts } = splitIndex([
    ...found,
    { ...common, kind: 'page', href: '/', product: 'tappos' },
  ]);
  expect(index.found.flatMap(({ href, passages }) => (passages ? href : []))).toEqual(['/']);
  expect(Object.keys(texts.passages)).toEqual(found.slice(0, 12).map(({ href }) => href));
});
