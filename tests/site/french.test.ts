import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { licencesPath } from '#routes.ts';
import { builtPages, textNodes } from '../../tools/built-pages.ts';
import { listFiles } from '../../tools/dist.ts';
import { readPdf } from '../../tools/pdf.ts';

const CODE = ['script', 'style', 'code', 'pre'];

/** Attributes that are read to visitors. */
const SAID = ['alt', 'aria-label', 'placeholder', 'title'];

/**
 * What a visitor reads and hears of a page, without code: each text, each element that joins texts
 * with other elements, since « Télécharger » and « : le logo » are one sentence, each attribute.
 */
function sentences(document: Document): string[] {
  const parents = [...document.querySelectorAll('*')].filter(
    (element) =>
      element.childElementCount > 0 &&
      !element.closest(CODE.join()) &&
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      ),
  );
  const attributes = SAID.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => `${element.getAttribute(name)}`),
  );
  return [
    ...textNodes(document, CODE),
    ...parents.map((parent) => textNodes(parent, CODE).join('')),
    ...attributes,
  ];
}

const pages = (await builtPages()).map(({ path, document }) => ({
  path,
  texts: sentences(document),
}));

const faults: readonly [string, RegExp][] = [
  ['a straight apostrophe between letters', /\p{L}'\p{L}/u],
  ['a straight apostrophe before a link or bold', /\p{L}'\s*$/u],
  ['English quotation marks', /[“”"]/],
  ['a breaking space before ; ! ?', / [;!?]/],
  ['no space before ! or ?', /\p{L}[!?]/u],
  ['a breaking space before a colon', /[\p{L}\d)».?!%] :/u],
  ['a breaking space inside « »', /« | »/],
  ['a breaking space before FCFA or %', /\d (?:FCFA|%)/],
  ['an hour unlike « 9h-18h »', /\d\sh(?!\p{L})/u],
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

/** Traces of a missing value. « {q} » is the placeholder of a search address. */
const LEFT =
  /\{(?!q\})[a-zA-Z][\w.-]*\}|\bundefined\b|\bNaN\b|\bnull\b|\[object\b|\bTODO\b|lorem ipsum/gi;

test('no placeholder reached a page, its head or its attributes', async () => {
  const found = (await builtPages()).flatMap(({ path, document }) => {
    const data = document.querySelectorAll('script[type="application/ld+json"]');
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        // Properties of islands are JSON, where null and braces are normal.
        .filter(({ name }) => name !== 'props' && name !== 'opts')
        .map(({ value }) => value),
    );
    const texts = [
      ...textNodes(document, CODE),
      ...[...data].map(({ textContent }) => textContent),
    ];
    return [...texts, ...attributes].flatMap((text) =>
      [...text.matchAll(LEFT)].map(([left]) => `${path}: ${left} in ${text.slice(0, 80)}`),
    );
  });
  expect(found).toEqual([]);
});

test('nor a feed, a text, a table or a PDF', async () => {
  const files = (await listFiles('dist')).filter((file) => /\.(?:xml|txt|csv|pdf)$/.test(file));
  expect(files.length).toBeGreaterThan(8);
  const found: string[] = [];
  for (const file of files) {
    const bytes = await readFile(`dist/${file}`);
    const text = file.endsWith('.pdf') ? (await readPdf(bytes)).pieces.join(' ') : bytes.toString();
    // The notices are other people's words.
    if (file === licencesPath.slice(1)) continue;
    found.push(...[...text.matchAll(LEFT)].map(([left]) => `${file}: ${left}`));
  }
  expect(found).toEqual([]);
});

/** Words and numbers that the browser's own search does not find, and a voice reads apart. */
const JOINED = /[\p{L}\d]+(?:[\u202f\u2011][\p{L}\d]+)+|\d\u00a0\d{3}(?!\d)/gu;

test('nothing is joined by a character that nobody types', async () => {
  // Not the notices, which are other people's words, nor what scripts make into pages.
  const files = (await listFiles('dist')).filter((file) =>
    /^(?!licences|recherche|offline).*\.(?:html|txt|xml|json|csv|svg|webmanifest)$/.test(file),
  );
  for (const file of files)
    expect((await readFile(`dist/${file}`, 'utf8')).match(JOINED), file).toBeNull();
});
