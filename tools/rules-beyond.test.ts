import { expect, test } from 'vitest';
import { rulesBeyond } from './rules-beyond.ts';

test('rules that the other says stay out, in the same condition only; so do faces', () => {
  const page = '.a,.b{color:red}@media print{.c{color:red}}';
  const screen =
    '@font-face{font-family:X}.a{color:red}.a{color:blue}.c{color:red}@media print{.c{color:red}}';
  expect(rulesBeyond(screen, page)).toBe('.a{color:blue}.c{color:red}');
});

test('a line that the other says and then changes is not said again', () => {
  const page = ':root{--a:1}@media (width){:root{--a:2}}';
  expect(rulesBeyond(':root{--a:1;--b:3}@media (width){:root{--a:2}}', page)).toBe(':root{--b:3}');
});

test('of a list, only the selectors that the other lacks', () => {
  const page = '.a{top:0;left:0}.b{top:1px}';
  expect(rulesBeyond('.a,.c{top:0;right:0}', page)).toBe('.c{top:0}.a,.c{right:0}');
});
