import { expect, test } from 'vitest';
import { clothSvg, type Thread, warpCss } from './cloth.ts';

test('a warp is hard stops, each thread beginning where the last ends', () => {
  expect(
    warpCss([
      { colour: 'green-600', to: 2 },
      { colour: '#123456', to: 5.5 },
    ]),
  ).toBe(
    'repeating-linear-gradient(var(--turn),#0d7a55 0 calc(var(--thread)*2),#123456 0 calc(var(--thread)*5.5))',
  );
});

test('stripes fill the width, and no more', () => {
  const warp: Thread[] = [
    { colour: 'white', to: 2 },
    { colour: '#000', to: 5 },
  ];
  // Two threads of 10 px, then three; the second repeat starts at 50 px and is cut at 64.
  expect(clothSvg(warp, { width: 64, height: 9, thread: 10 })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="9">' +
      '<rect x="0" width="20" height="9" fill="#fff"/>' +
      '<rect x="20" width="30" height="9" fill="#000"/>' +
      '<rect x="50" width="14" height="9" fill="#fff"/></svg>',
  );
});
