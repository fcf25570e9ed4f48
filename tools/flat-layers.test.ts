import { expect, test } from 'vitest';
import { flatLayers } from './flat-layers.ts';

test.each([
  ['@layer a,b;@layer b{.x{top:0}}@layer a{p{top:1px}}', 'p{top:1px}.x{top:0}'],
  ['@layer a;p{top:0}@layer a{.x{top:1px}}', '.x{top:1px}p{top:0}'],
  [
    '@layer a,b;@media print{@layer b{p{top:0}}@layer a{p{top:1px}}i{top:2px}}@page{margin:0}',
    '@media print{p{top:1px}}@media print{p{top:0}}@media print{i{top:2px}}@page{margin:0}',
  ],
  ['p{top:0}i{top:1px}p{top:0}', 'i{top:1px}p{top:0}'],
  ['@layer a;@layer a{@keyframes k{to{top:0}}}', '@keyframes k{to{top:0}}'],
])('%s', (css, flat) => {
  expect(flatLayers(css)).toBe(flat);
});

test.each([
  '@layer a;@layer b{p{top:0}}',
  '@layer a;@media print{@layer b{p{top:0}}}',
  '@layer a;@layer{p{top:0}}',
  '@layer a;@layer a{@layer b{p{top:0}}}',
])('a rule that no listed layer holds is refused: %s', (css) => {
  expect(() => flatLayers(css)).toThrow(/@layer/);
});

test('the message names the file and the line of the rule', () => {
  expect(() => flatLayers('@layer a;@layer roles{p{top:0}}')).toThrow(
    /src\/styles\/colour-css\.ts, ligne \d+ : @layer roles \{p\{top:0\}\}/,
  );
});
