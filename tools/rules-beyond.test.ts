import { expect, test } from 'vitest';
import { rulesBeyond } from './rules-beyond.ts';

test.each([
  [
    'rules that the other says, in the same condition only, and faces',
    '@font-face{font-family:X}.a{color:red}.a{color:blue}.c{color:red}@media print{.c{color:red}}',
    '.a,.b{color:red}@media print{.c{color:red}}',
    '.a{color:blue}.c{color:red}',
  ],
  [
    'a line that the other says and then changes',
    ':root{--a:1;--b:3}@media (width){:root{--a:2}}',
    ':root{--a:1}@media (width){:root{--a:2}}',
    ':root{--b:3}',
  ],
  [
    'of a list, the selectors that the other has',
    '.a,.c{top:0;right:0}',
    '.a{top:0;left:0}.b{top:1px}',
    '.c{top:0}.a,.c{right:0}',
  ],
])('%s stay out', (_, css, other, left) => {
  expect(rulesBeyond(css, other)).toBe(left);
});
