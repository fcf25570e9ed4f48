import postcss from 'postcss';
import { expect, test } from 'vitest';
import { apart, oldEngines } from './old-engines.ts';

const squeezed = (css: string) => css.replace(/\s+/g, ' ').replace(/ ?([{}:;>+~,]) ?/g, '$1');

test.each([
  ['.a{width:min(100%, 40px)}', '.a{width:100%;width:min(100%,40px)}'],
  [
    '.a{padding:0 clamp(1px, 2vw, max(3px, 4px))}',
    '.a{padding:0 1px;padding:0 clamp(1px,2vw,max(3px,4px))}',
  ],
  [
    '.a{color:color-mix(in srgb, red 40%, blue)}',
    '.a{color:blue;color:color-mix(in srgb,red 40%,blue)}',
  ],
  [
    '.a:is(.b, .c){inset:0 auto auto 0;gap:1px}',
    '.a.b,.a.c{top:0;right:auto;bottom:auto;left:0;grid-gap:1px}',
  ],
])('%s', async (css, wanted) => {
  expect(squeezed((await postcss(oldEngines).process(css, { from: undefined })).css)).toBe(wanted);
});

test.each([
  [
    '.a{display:flex;grid-gap:9px 8px}',
    '.a>*+*{margin-left:8px}.a:before{margin-right:8px}.a>svg:only-child,.a>span:only-child{margin:0 8px}',
  ],
  [
    '.a{display:flex;flex-flow:row wrap;grid-gap:0 9px}',
    '.a>*{margin:0 9px 0 0}.a>:last-child:not(:only-child){margin-right:0}',
  ],
  ['.a{display:flex;flex-direction:column;grid-gap:9px}', '.a>*+*{margin-top:9px}'],
])('%s: margins in place of gaps', (css, margins) => {
  const older = [`@supports not ((inset:0) or (appearance:none)){${margins}}`];
  expect(apart(`${css}.b{display:grid;grid-gap:8px}`).older).toEqual(older);
});

test.each([
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
