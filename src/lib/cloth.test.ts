import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clothSvg, readCloths } from './cloth.ts';

const css = readFileSync('src/styles/cloth.css', 'utf8');

test('reads the four warps of the style sheet', () => {
  const cloths = readCloths(css);
  // As woven in cloth.css: the first and last threads, and how many there are.
  expect(cloths.tappharm.at(0)).toEqual({ color: '#0d7a55', to: 52 });
  expect(cloths.tappharm.at(-1)).toEqual({ color: '#0d7a55', to: 176 });
  expect(cloths.tappos).toHaveLength(11);
  expect(cloths.tapschool).toHaveLength(13);
  expect(cloths.house.at(-1)).toEqual({ color: '#fd7e14', to: 300 });
});

test('a sheet without a cloth is refused', () => {
  expect(() => readCloths('[data-cloth="house"] { --warp: none; }')).toThrow(/house/);
});

test('stripes fill the width, and no more', () => {
  const warp = [
    { color: '#fff', to: 2 },
    { color: '#000', to: 5 },
  ];
  // Two threads of 10 px, then three; the second repeat starts at 50 px and is cut at 64.
  expect(clothSvg(warp, { width: 64, height: 9, thread: 10 })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="9">' +
      '<rect x="0" width="20" height="9" fill="#fff"/>' +
      '<rect x="20" width="30" height="9" fill="#000"/>' +
      '<rect x="50" width="14" height="9" fill="#fff"/></svg>',
  );
});
