import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { jsx, jsxs } from './jsx-runtime.ts';
import { NBHY, NBSP, NNBSP } from './spaces.ts';

const price = `20${NNBSP}000${NBSP}FCFA`;
const mail = `l’e${NBHY}mail`;

test.each([
  ['a price', jsx('p', { children: price }), '20 000'],
  ['a word', jsx('b', { children: `Par ${mail}.` }), 'e-mail'],
  ['one of several texts', jsxs('p', { children: [1, ' : ', price] }), '20 000'],
])('%s is held by an element that does not break', (_, element, held) => {
  const html = renderToStaticMarkup(element);
  expect(html).toContain(`<no-break>${held}</no-break>`);
  // A row of boxes counts the text once.
  expect(html).toMatch(/<text-run>.*<no-break>.*<\/text-run>/);
});

test.each([
  ['an attribute', jsx('img', { alt: `${price} par ${mail}` }), '20 000', 'l’e-mail'],
  ['a field', jsx('input', { defaultValue: price }), '20 000', ''],
  ['a drawing', jsx('text', { children: `${price} ${mail}` }), '20 000', 'l’e-mail'],
])('%s holds what people type', (_, element, ...typed) => {
  const html = renderToStaticMarkup(element);
  for (const text of typed) expect(html).toContain(text);
  expect(html).not.toContain('no-break');
});

test('what French sets apart from its signs stays as it is', () => {
  const text = `«${NBSP}5${NBSP}ans${NNBSP}?${NBSP}»`;
  expect(renderToStaticMarkup(jsx('p', { children: text }))).toBe(`<p>${text}</p>`);
});
