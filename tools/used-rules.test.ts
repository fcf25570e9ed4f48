import { expect, test } from 'vitest';
import { identifiersIn, usedRules } from './used-rules.ts';

const page = (css: string, html = '', script = '') =>
  usedRules(css, { html: [html], scripts: [identifiersIn(script)] });

test.each([
  ['.a', '<p class="b a">'],
  ['p .a>b', '<p><i class="a"><b>'],
  ['.a:not(.b)', '<p class="a">'],
  ['.a:has(+.b,>.c)', '<p class="a c">'],
  [':is(.a,.b) p', '<p class="b">'],
  ['tbody tr:nth-child(2)', '<table><tr>'],
  ['[data-tone=sand]', '<p data-tone="sand">'],
  ['[data-tone^=inverse]', '<p data-tone="inverse-outline">'],
  ['[aria-pressed=true]', '<button aria-pressed="false">'],
  ['[open]>.a::before', '<details><i class="a">'],
  ['linearGradient', '<svg><linearGradient/>'],
  ['@font-face', ''],
  ['.a', '', 'element.className = "a"'],
  ['[data-tone=sand]', '', 'element.dataset.tone="sand"'],
  ['[data-top-bar=sand]', '', 'p({"data-top-bar":sand})'],
  ['[data-taken=true]', '', 'p({"data-taken":!0})'],
  [':root{--a:red}p', '<p>', 'sheet.replaceSync("p{color:var(--a)}")'],
  ['@keyframes a{to{opacity:0}}p', '<p>', 'p{animation:a 1s}'],
])('%s stays in %s with the script %s', (selector, html, script = '') => {
  const css = `${selector}{color:red}`;
  expect(page(css, html, script)).toBe(css);
});

test.each([
  ['.a{color:red}', '<p class="b">'],
  ['.a{color:red}', '<p title="a">a</p>'],
  ['.a.b{color:red}', '<p class="a">'],
  ['.a:is(.b,.c){color:red}', '<p class="a">'],
  ['.a:has(.b){color:red}', '<p class="a">'],
  ['blockquote{color:red}', '<p>'],
  ['[data-tone=sand]{color:red}', '<p data-tone="page">'],
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
