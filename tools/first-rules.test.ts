import { expect, test } from 'vitest';
import { firstRules } from './first-rules.ts';

const start = '<p class="one">';

test.each([
  ['what an element has', '.one{top:0}'],
  ['a wide window’s rules', '@media (min-width:960px){.one{top:0}}'],
  ['the selector that shows', '.one,.one:hover,.two{top:0}', '.one{top:0}'],
  ['what it reads', ':root{--x:0;--y:0}.one{top:var(--x)}', ':root{--x:0}.one{top:var(--x)}'],
  ['faces', '@font-face{font-family:a;src:url(a)}'],
])('%s is in the first rules', (_, css, first = css) => {
  expect(firstRules(css, start).first).toBe(first);
});

test.each([
  ['what a pointer or a key does', '.one:hover{top:0}'],
  ['what is printed', '@media print{.one{top:0}}'],
  ['what only a script brings', '.three{top:0}'],
  ['what stands in what comes', '.two .one{top:0}'],
])('%s is not', (_, css) => {
  expect(firstRules(css, start)).toEqual({ first: '', all: css });
});

test('all the rules keep their order, the first ones among them', () => {
  const css = '.two{top:0}.one{top:1px}@media print{.one{top:2px}}.two{left:0}';
  expect(firstRules(css, start)).toEqual({ first: '.one{top:1px}', all: css });
});

test('faces and key frames come once', () => {
  const face = '@font-face{font-family:a;src:url(a)}';
  const [now, later] = ['@keyframes now{to{top:0}}', '@keyframes later{to{top:0}}'];
  const rules = '.one{animation:now 1s}.two{animation:later 1s}';
  const { all } = firstRules(face + now + later + rules, start);
  expect(all).toBe(later + rules);
});
