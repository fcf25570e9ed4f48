/** What a text browser, a crawler or a visitor whose style did not come reads. */
import { expect, test } from 'vitest';
import { builtPages, documentOf, plain, without } from '../../tools/built-pages.ts';

/** Set apart without any style. */
const APART =
  'address, article, aside, blockquote, br, caption, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, h1, h2, h3, h4, header, hr, input, legend, li, main, nav, ol, option, p, section, summary, table, td, th, tr, ul';
/** Within a word. */
const WITHIN = /<!--.*?-->|<\/?(?:wbr|sup|sub)\b[^>]*>/gs;
const GLUED = /[\p{L}\p{N}]+(?:<[^>]+>)+[\p{L}\p{N}]+/gu;

test.each(await builtPages())('$path: words of neighbours do not run together', ({ document }) => {
  const body = without(document.body, 'script, style, svg, template, pre, code');
  for (const element of body.querySelectorAll(APART)) {
    element.before(' ');
    element.prepend(' ');
    element.append(' ');
    element.after(' ');
  }
  expect(body.innerHTML.replace(WITHIN, '').match(GLUED) ?? []).toEqual([]);
});

test('of two states of one figure, the second has words of its own', async () => {
  const [cash, mobile] = (await documentOf('/tappos')).querySelectorAll('[data-shown-by]');
  expect(plain(cash?.textContent)).toMatch(/^Espèces/);
  expect(plain(mobile?.textContent)).toMatch(/^Mobile money/);
});
