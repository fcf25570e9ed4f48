import { describe, expect, test } from 'vitest';
import { identifiersIn, usedRules } from './used-rules.ts';

const page = (css: string, html = '', script = '') =>
  usedRules(css, { html: [html], scripts: [identifiersIn(script)] });

describe('a rule stays', () => {
  test.each([
    ['.a{color:red}', '<p class="b a">'],
    ['p .a>b{color:red}', '<p><i class="a"><b>'],
    ['.a:hover{color:red}', '<p class="a">'],
    ['.a:not(.b){color:red}', '<p class="a">'],
    ['.a:has(+.b,>.c){color:red}', '<p class="a c">'],
    [':is(.a,.b) p{color:red}', '<p class="b">'],
    ['tbody tr:nth-child(2){color:red}', '<table><tr>'],
    ['[data-tone=sand]{color:red}', '<p data-tone="sand">'],
    ['[data-paused]{color:red}', '<p data-paused>'],
    ['[data-tone^=inverse]{color:red}', '<p data-tone="inverse-outline">'],
    ['[aria-pressed=true]{color:red}', '<button aria-pressed="false">'],
    ['[open]>.a::before{color:red}', '<details><i class="a">'],
    ['linearGradient{color:red}', '<svg><linearGradient/>'],
    [':root{color:red}', ''],
    ['@font-face{font-family:a;src:url(a)}', ''],
  ])('%s in %s', (css, html) => {
    expect(page(css, html)).toBe(css);
  });

  test.each([
    ['.a{color:red}', 'element.className = "a"'],
    ['table{color:red}', 'createElement("table")'],
    ['[data-tone=sand]{color:red}', 'element.dataset.tone="sand"'],
    ['[data-top-bar=sand]{color:red}', 'p({"data-top-bar":sand})'],
    ['[data-top-bar]{color:red}', 'element.dataset.topBar=1'],
    ['[data-taken=true]{color:red}', 'p({"data-taken":!0})'],
    ['[data-lines="3"]{color:red}', 'p({"data-lines":n})'],
    [':root{--a:red}', 'sheet.replaceSync("p{color:var(--a)}")'],
    ['@keyframes a{to{opacity:0}}', 'p{animation:a 1s}'],
  ])('%s with the script %s', (css, script) => {
    expect(page(css, '', script)).toBe(css);
  });
});

test.each([
  ['.a{color:red}', '<p class="b">'],
  ['.a{color:red}', '<p title="a">a</p>'],
  ['.a.b{color:red}', '<p class="a">'],
  ['.a:is(.b,.c){color:red}', '<p class="a">'],
  ['.a:has(.b){color:red}', '<p class="a">'],
  ['blockquote{color:red}', '<p>'],
  ['[data-tone=sand]{color:red}', '<p data-tone="page">'],
  ['[data-paused]{color:red}', '<p>'],
  ['@media print{.a{color:red}}', '<p>'],
  ['@layer ui{@supports (top:0){.a{color:red}}}', '<p>'],
  ['@keyframes a{to{opacity:0}}', '<p>'],
])('%s is dropped from %s', (css, html) => {
  expect(page(css, html)).toBe('');
});

test('of a list, the selectors that can meet something stay', () => {
  expect(page('.a,.b:hover,.c{color:red}', '<p class="b">')).toBe('.b:hover{color:red}');
});

test('a group keeps what is used of it', () => {
  expect(page('@layer ui{.a{color:red}.b{top:0}}', '<p class="b">')).toBe('@layer ui{.b{top:0}}');
});

test('a property that only a dropped one read goes too', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px}p{top:var(--c)}.x{top:var(--b)}';
  expect(page(css, '<p>')).toBe(':root{--c:2px}p{top:var(--c)}');
});

test('a value stays as it is written', () => {
  const css = 'p{--lightningcss-light: ;mask:url(a.svg) 0 0/calc(2*var(--lightningcss-light,1px))}';
  expect(page(css, '<p>')).toBe(css);
});
