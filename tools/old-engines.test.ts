import postcss from 'postcss';
import { expect, test } from 'vitest';
import { oldEngines, withOlder } from './old-engines.ts';

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
  [
    '@media (scripting: enabled) and (min-width: 9px){.a{top:0}}',
    '@media (scripting:enabled) and (min-width:9px){.a{top:0}}@media (min-width:0) and (min-width:9px){[data-scripting] .a{top:0}}',
  ],
])('%s', async (css, wanted) => {
  expect(squeezed((await postcss(oldEngines).process(css, { from: undefined })).css)).toBe(wanted);
});

test('margins in place of gaps come first, what a custom property hides comes after', () => {
  const flex =
    '.a,.b,.g{display:flex;grid-gap:8px}.b{flex-flow:row wrap}.c{display:flex;flex-direction:column;grid-gap:8px 9px}.g{display:grid}';
  const hidden = '.r{--a:max(1px,2px)}.s{color:color-mix(in srgb, var(--a) 60%,red)}';
  expect(withOlder(flex + hidden)).toBe(
    '@supports not ((inset:0) or (appearance:none)){.a>*+*{margin-left:8px}.b>*{margin:0 8px 8px 0}.c>*+*{margin-top:8px}}' +
      flex +
      '.r{--a:max(1px,2px)}@supports not (width:max(1px,1px)){.r{--a:1px}}' +
      '.s{color:color-mix(in srgb, var(--a) 60%,red)}' +
      '@supports not (color:color-mix(in srgb,red,red)){.s{color:var(--a)}}',
  );
});
