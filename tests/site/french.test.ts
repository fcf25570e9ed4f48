import { expect, test } from 'vitest';
import { builtPages, textNodes, without } from '../../tools/built-pages.ts';

/** What a visitor reads on each page, code left out. */
const pages = (await builtPages()).map(({ path, document }) => ({
  path,
  texts: textNodes(without(document, 'script, style, code, pre')),
}));

const faults: readonly [string, RegExp][] = [
  ['a straight apostrophe between letters', /\p{L}'\p{L}/u],
  ['a straight apostrophe before a link or bold', /\p{L}'\s*$/u],
  ['English quotation marks', /[“”"]/],
  ['a breaking space before ; ! ?', / [;!?]/],
  ['no space before ! or ?', /\p{L}[!?]/u],
  ['a breaking space before a colon', /\p{L} :/u],
  ['a breaking space inside « »', /« | »/],
  ['a breaking space between thousands', /\d \d{3}(?!\d)/],
  ['a breaking space before FCFA or %', /\d (?:FCFA|%)/],
  ['an hour unlike « 9h-18h »', /\d\sh(?!\p{L})/u],
  [
    'a verb that a line may cut from its pronoun',
    /\p{L}(?<!rendez)-(?:je|tu|ils?|elles?|on|nous|vous|ce)(?![\p{L}-])/iu,
  ],
  ['three dots', /\.\.\./],
  ['« F CFA »', /F\sCFA/],
  ['a capital without its accent', /\b(?:A|E)(?: propos|quipe|cole|leve|tat|conom)/],
];

test.each(faults)('no page has %s', (_, pattern) => {
  const found = pages.flatMap(({ path, texts }) =>
    texts
      .filter((text) => pattern.test(text))
      .map((text) => `${path}: ${text.trim().slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});

test('no placeholder reached a page', () => {
  const found = pages.flatMap(({ path, texts }) =>
    texts
      .filter((text) =>
        /\{[a-z-]+\}|\bTODO\b|[Ll]orem ipsum|\bundefined\b|\[object|\bNaN\b/.test(text),
      )
      .map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});
