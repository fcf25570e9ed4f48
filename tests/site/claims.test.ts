import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { figureTile } from '#i18n/figures.ts';
import { fold } from '#lib/fold.ts';
import { builtPages, plain, textNodes } from '../../tools/built-pages.ts';

const figures = parse(await readFile('src/content/figures.yaml', 'utf8'));

/** Without case, accents, spaces and tags, so that none of them hides a claim. */
const solid = (text: string | null | undefined) => fold(text ?? '').replace(/\s/g, '');

/** Everything that a page says to people and machines: text, names for screen readers, metadata. */
const read = [
  ...(await builtPages()).map(({ path, document }) => {
    const names = [...document.querySelectorAll('[content], [aria-label], [alt]')].map(
      (element) =>
        element.getAttribute('content') ??
        element.getAttribute('aria-label') ??
        element.getAttribute('alt'),
    );
    const body = textNodes(document, ['style']).join('');
    return { path, text: [body, ...names].map(solid).join('\n') };
  }),
  { path: '/llms.txt', text: solid(await readFile('dist/llms.txt', 'utf8')) },
];

const forbidden = Object.entries<string[]>(
  parse(await readFile('tests/site/claims.yaml', 'utf8')),
).flatMap(([reason, phrases]) => phrases.map((phrase) => [phrase, reason] as const));

test.each(forbidden)('no page promises « %s »: %s', (phrase) => {
  const saying = read.filter(({ text }) => text.includes(solid(phrase)));
  expect(saying.map(({ path }) => path)).toEqual([]);
});

test('schools that are clients and institutions of the network never stand on one page', async () => {
  const [clients = '', institutions = ''] = ['clients-schools', 'school-institutions'].map((name) =>
    plain(figureTile({ figure: figures[name], label: '' }).value),
  );
  const pages = (await builtPages()).map(({ path, document }) => ({
    path,
    counts: [...document.querySelectorAll('main dd')].map(({ textContent }) => plain(textContent)),
  }));
  const saying = pages.filter(({ counts }) => counts.includes(institutions));
  expect(saying).not.toEqual([]);
  // Where the two are one figure, nothing contradicts it.
  const both = saying.filter(({ counts }) => clients !== institutions && counts.includes(clients));
  expect(both.map(({ path }) => path)).toEqual([]);
});
