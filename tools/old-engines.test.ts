import postcss from 'postcss';
import { expect, test } from 'vitest';
import { oldEngines, splitOldEngineRules } from './old-engines.ts';

test('selectors and sides in words of older engines', async () => {
  const { css } = await postcss(oldEngines).process('.a:is(.b,.c){inset:0 auto 0 0}', { from: '' });
  expect(css).toBe('.a.b,.a.c{top:0;right:auto;bottom:0;left:0}');
});

const NO_GAPS = '@supports not ((inset:0) or (appearance:none))';
test.each([
  ['.a{row-gap:1px}', '@supports not (inset:0){html .a{grid-row-gap:1px}}'],
  [
    ':root,.a{padding:0 clamp(1px, 2vw, max(3px, 4px));top:max(1px + 2vw,3px)}',
    '@supports not (width:clamp(1px,1px,1px)){html:root,html .a{padding:0 1px;top:calc(1px + 2vw)}}',
  ],
  [
    '@media print{.a{color:color-mix(in srgb, var(--a) 60%,red)}}',
    '@supports not (color:color-mix(in srgb,red,red)){@media print{html .a{color:var(--a)}}}',
  ],
  [
    '.a b{top:min(1px,2px)}.b{top:0}.a i{top:0}',
    '@supports not (width:clamp(1px,1px,1px)){html .a b{top:1px}}@supports not (width:clamp(1px,1px,1px)){html .a i{top:0}}',
  ],
  [
    '@media (scripting:enabled){.a,.b{top:0}}',
    '@media (min-width:0){[data-scripting] .a,[data-scripting] .b{top:0}}',
  ],
  [
    '@media (scripting:none){.a{top:0}}',
    '@media (min-width:0){body:not([data-scripting]) .a{top:0}}',
  ],
  [
    '.a{display:flex;flex-flow:row wrap}',
    `${NO_GAPS}{.a>*{margin:0 8px 8px 0}.a>:last-child:not(:only-child){margin-right:0}.a>svg:only-child,.a>small:only-child{margin-left:8px}}`,
  ],
  ['@supports not (top:0){.a{top:0}}', '@supports not (top:0){html .a{top:0}}', ''],
])('%s apart', (css, older, left = css) => {
  const { css: rest, older: rules } = splitOldEngineRules(css);
  expect([rest, rules.join('')]).toEqual([left, older]);
});

test.each([
  [
    '.a{display:flex;gap:9px 8px}',
    '.a>*+*{margin-left:8px}.a:before{margin-right:8px}.a>svg:only-child,.a>span:only-child{margin:0 8px}',
  ],
  ['.a{display:flex;flex-direction:column;gap:9px}', '.a>*+*{margin-top:9px}'],
  [
    '@media (width>9px){.a{display:flex;gap:8px 9px}.a{flex-direction:column}}',
    '@media (width>9px){.a>*+*{margin-top:8px}}',
  ],
])('%s: margins in place of gaps', (css, margins) => {
  expect(splitOldEngineRules(css).older.at(-1)).toEqual(`${NO_GAPS}{${margins}}`);
});
