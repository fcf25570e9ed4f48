import { readdir, readFile, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { searchPage } from '#i18n/addresses.ts';
import { postPath } from '#routes.ts';
import { createEngine } from '#search/browser/engine.ts';
import {
  HEADING,
  INDEX_VERSION,
  type IndexFile,
  indexPath,
  type TextsFile,
  textsPath,
} from '#search/index-file.ts';
import { sitePaths } from '#site-map.ts';
import { builtPages, documentOf, plain, textOf } from '../../tools/built-pages.ts';
import { articlesOf, contentOf, filesOf } from '../../tools/content.ts';
import { absent, answered } from './queries.ts';

/** Compressed bytes of the panel and the search's code. */
const PROGRAMS = 14_500;
/** Compressed bytes of the index for each thing that can be found, the products' pages included. */
const FOUND = 200;
/** Compressed bytes in all: programs, index, and the texts that load after the first result. */
const EVERY_TEXT = 120_000;

const file: IndexFile = JSON.parse(await readFile(`dist${indexPath}`, 'utf8'));
const texts: TextsFile = JSON.parse(await readFile(`dist${textsPath}`, 'utf8'));
const everything = [...file.found, ...texts.found];
const whole = everything.map((found) => ({
  ...found,
  passages: found.passages ?? texts.passages[found.href] ?? [],
}));
const { synonyms, none } = contentOf('search');
const engine = await createEngine(file.found, synonyms, none.subjects);
await engine.extend(texts);

test('the index has the version that the code reads', () => {
  expect(file.version).toBe(INDEX_VERSION);
  expect(texts.version).toBe(INDEX_VERSION);
});

test('every page, article, task, question and call can be found, once', async () => {
  const hrefs = everything.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(hrefs).toEqual(expect.arrayContaining([...sitePaths]));
  const kinds = Map.groupBy(everything, ({ kind }) => kind);
  const posts = (kinds.get('post') ?? []).map(({ href }) => href);
  expect(posts.toSorted()).toEqual(articlesOf('posts').map(postPath).toSorted());
  expect(kinds.get('doc')).toHaveLength(articlesOf('docs').length);
  // And the calculator of hours, among the guides.
  expect(kinds.get('guide')).toHaveLength(filesOf('guides').length + 1);
  const answered = contentOf('faq').items.filter(({ answer }: { answer?: string }) => answer);
  expect(kinds.get('question')).toHaveLength(answered.length);
  const { paths } = JSON.parse(await readFile('dist/openapi.json', 'utf8'));
  const calls = Object.values<object>(paths).flatMap((path) => Object.keys(path));
  expect(kinds.get('call')).toHaveLength(calls.length);
});

describe('addresses lead somewhere', async () => {
  const pages = new Set((await builtPages()).map(({ path }) => path));
  const targets = whole.flatMap(({ href, passages }) => [
    { href, heading: '' },
    ...passages.map(([at, heading]) => ({ href: at === HEADING ? href : href + at, heading })),
  ]);
  const byPage = Map.groupBy(targets, ({ href }) => href.split('#')[0] ?? '');

  test.each([...byPage])('%s', async (path, leads) => {
    expect(pages.has(path)).toBe(true);
    const document = await documentOf(path);
    const ids = leads.flatMap(({ href }) => href.split('#')[1] ?? []);
    expect(ids.filter((id) => !document.getElementById(decodeURIComponent(id)))).toEqual([]);
  });

  test('a passage without an anchor has its heading in the text of its page', async () => {
    const lost: string[] = [];
    for (const { href, passages } of whole) {
      const free = passages.filter(([at]) => at === HEADING);
      if (free.length === 0) continue;
      const text = (await textOf(href)).toLowerCase();
      for (const [, heading] of free) {
        if (!text.includes(plain(heading).toLowerCase())) lost.push(`${href} : ${heading}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

test.each(['combien ça coûte pour une petite école', 'mode emploi'])(
  'Enter opens no guess: %s',
  (query) => {
    expect(engine.search(query).sure).toBe(false);
  },
);

test('a word of every title leads to it', () => {
  const lost = file.found.filter(
    ({ title, kind, href }) =>
      !engine
        .search(title)
        .groups.get(kind)
        ?.some(({ found }) => found.href === href),
  );
  expect(lost.map(({ title }) => title)).toEqual([]);
});

/** Compressed bytes of the panel and of the scripts that it imports. */
async function programBytes(): Promise<number> {
  const asked = new Set((await readdir('dist/_a')).filter((name) => /^dialog\..*\.js$/.test(name)));
  for (const name of asked) {
    const code = await readFile(`dist/_a/${name}`, 'utf8');
    for (const [, other = ''] of code.matchAll(
      /(?:from|import)\s*\(?["'`]\.\/([^"'`]+\.js)["'`]/g,
    )) {
      asked.add(other);
    }
  }
  // Its imports are understood.
  expect(asked.size).toBeGreaterThan(1);
  const sizes = await Promise.all(
    [...asked].map(async (name) => (await stat(`dist/_a/${name}.br`)).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the first result is within its bytes: the panel, the search and its first file', async () => {
  const programs = await programBytes();
  const index = (await stat(`dist${indexPath}.br`)).size;
  expect(programs).toBeLessThanOrEqual(PROGRAMS);
  expect(index).toBeLessThanOrEqual(FOUND * file.found.length);
  const later = (await stat(`dist${textsPath}.br`)).size;
  expect(programs + index + later).toBeLessThanOrEqual(EVERY_TEXT);
});

test('the index of the site links to everything that can be found, but for older articles', async () => {
  const links = [...(await documentOf(searchPage)).querySelectorAll('main a[href]')].map((link) =>
    link.getAttribute('href'),
  );
  const listed = file.found.filter(({ kind, href }) => kind !== 'post' || texts.passages[href]);
  expect(links).toEqual(expect.arrayContaining(listed.map(({ href }) => href)));
});

describe('what a buyer types', async () => {
  const leadsTo = (href: string, page: string) => href === page || href.startsWith(`${page}#`);
  // The owner may have withdrawn all that would answer. A new article may answer better than what
  // the table names, so only those it names are searched.
  const table = answered.filter(([pages]) =>
    pages.some((page) => file.found.some(({ href }) => leadsTo(href, page))),
  );
  const named = new Set(table.flatMap(([pages]) => pages));
  const known = file.found.filter(({ kind, href }) => kind !== 'post' || named.has(href));
  const ofTable = await createEngine(known, synonyms, none.subjects);
  await ofTable.extend(texts);
  const hrefs = (query: string) =>
    [...ofTable.search(query).groups.values()].flat().map(({ found }) => found.href);
  const ranks = table.flatMap(([pages, queries]) =>
    queries.map((query) => {
      const shown = hrefs(query);
      const rank = shown.findIndex((href) => pages.some((page) => leadsTo(href, page)));
      return { query, rank, shown: shown.slice(0, 3) };
    }),
  );

  test('nine in ten are answered first', () => {
    const wrong = ranks.filter(({ rank }) => rank !== 0);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(ranks.length / 10);
  });

  test('nineteen in twenty are answered among the first three', () => {
    const wrong = ranks.filter(({ rank }) => rank < 0 || rank > 2);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(ranks.length / 20);
  });

  test('of what the site does not treat, it says that it has nothing', () => {
    expect(absent.filter((query) => hrefs(query).length > 0)).toEqual([]);
  });
});
