import { expect, test } from 'vitest';
import { PAGE_LENGTH, pageCount, pageNumbers, pageOf } from './paging.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, 0, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 5, [1, 0, 4, 5]],
  [1, 26, [1, 2, 0, 26]],
  [4, 26, [1, 2, 3, 4, 5, 0, 26]],
  [13, 26, [1, 0, 12, 13, 14, 0, 26]],
  [26, 26, [1, 0, 25, 26]],
])('page %i of %i shows %j', (current, last, shown) => {
  expect(pageNumbers(current, last)).toEqual(shown);
});

const list = (length: number) => Array.from({ length }, (_, index) => index + 1);

test('a page more begins with the entry that does not fit', () => {
  expect([0, 1, PAGE_LENGTH, PAGE_LENGTH + 1].map((length) => pageCount(list(length)))).toEqual([
    1, 1, 1, 2,
  ]);
  expect(pageOf(list(PAGE_LENGTH + 1), 2)).toEqual([PAGE_LENGTH + 1]);
});

test('every entry stands on one page', () => {
  const entries = list(300);
  const pages = list(pageCount(entries)).map((page) => pageOf(entries, page));
  expect(pages.flat()).toEqual(entries);
});
