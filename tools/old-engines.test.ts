import postcss from 'postcss';
import { expect, test } from 'vitest';
import { apart, oldEngines } from './old-engines.ts';

test('selectors and sides in words of older engines', async () => {
  const { css } = await postcss(oldEngines).process('.a:is(.b,.c){inset:0 auto auto 0}', {
    from: undefined,
  });
  expect(css.replace(/\s+/g, '')).toBe('.a.b,.a.c{top:0;right:auto;bottom:auto;left:0}');
});

test.each([
  [
    '.a{display:flex;gap:9px 8px}',
    '.a>*+*{margin-left:8px}.a:before{margin-right:8px}.a>svg:only-child,.a>span:only-child{margin:0 8px}',
  ],
  [
    '.a{display:flex;flex-flow:row wrap;gap:0 9px}',
    '.a>*{margin:0 9px 0 0}.a>:last-child:not(:only-child){margin-right:0}',
  ],
  ['.a{display:flex;flex-direction:column;gap:9px}', '.a>*+*{margin-top:9px}'],
])('%s: margins in place of gaps', (css, margins) => {
  const older = [`@supports not ((inset:0) or (appearance:none)){${margins}}`];
  expect(apart(css).older.filter((rule) => rule.includes('margin'))).toEqual(older);
});

test.each([
  ['.a{row-gap:1px}', '@supports not (inset:0){html .a{grid-row-gap:1px}}'],
  [
    '.a{padding:0 clamp(1px, 2vw, max(3px, 4px));top:max(1px + 2vw,3px)}',
    '@supports not (width:clamp(1px,1px,1px)){html .a{padding:0 1px;top:calc(1px + 2vw)}}',
  ],
  [
    ':root,.a{--a:max(1px,2px)}',
    '@supports not (width:clamp(1px,1px,1px)){html:root,html .a{--a:1px}}',
  ],
  [
    '@media print{.a{color:color-mix(in srgb, var(--a) 60%,red)}}',
    '@supports not (color:color-mix(in srgb,red,red)){@media print{html .a{color:var(--a)}}}',
  ],
  [
    '@media screen and (scripting:enabled){.a,.b{top:0}}',
    '@media screen and (min-width:0){[data-scripting] .a,[data-scripting] .b{top:0}}',
  ],
])('%s: what it hides', (css, older) => {
  expect(apart(css)).toEqual({ css, older: [older] });
});

test('what stands under « not » leaves the page', () => {
  const not = '@supports not (top:0){.a{top:0}}';
  expect(apart(`.a{top:1px}${not}`)).toEqual({
    css: '.a{top:1px}',
    older: [not.replace('.a', 'html .a')],
  });
});
