import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { segments } from '#i18n/addresses.ts';
import { sumOf } from '#lib/sum.ts';
import { postPath } from '#routes.ts';
import { createEngine } from '#search/browser/engine.ts';
import {
  type Found,
  type IndexFile,
  indexPath,
  type TextsFile,
  textsPath,
} from '#search/index-file.ts';
import { sitePaths } from '#site-map.ts';
import { builtPages, documentOf, headingText, plain } from '../../tools/built-pages.ts';
import { articlesOf, contentOf, filesOf } from '../../tools/content.ts';
import { travelSize } from '../../tools/dist.ts';

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
/** The search of a visitor, in these. */
async function engineOf(found: readonly Found[]) {
  const { synonyms, none } = contentOf('search');
  const engine = await createEngine(found, synonyms, none.subjects);
  await engine.extend(texts);
  return (query: string) => [...engine.search(query).groups.values()].flat();
}

test('every page, article, task, question and call can be found, once', async () => {
  const hrefs = everything.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  const posts = articlesOf('posts').map(postPath);
  expect(hrefs).toEqual(expect.arrayContaining([...sitePaths, ...posts]));
  const { paths } = JSON.parse(await readFile('dist/openapi.json', 'utf8'));
  const counts = Object.fromEntries(
    ['post', 'doc', 'guide', 'question', 'call'].map((kind) => [
      kind,
      everything.filter((found) => found.kind === kind).length,
    ]),
  );
  expect(counts).toEqual({
    post: posts.length,
    doc: articlesOf('docs').length,
    // And the calculator of hours.
    guide: filesOf('guides').length + 1,
    question: contentOf('faq').items.filter(({ answer }: { answer?: string }) => answer).length,
    call: Object.values<object>(paths).flatMap((path) => Object.keys(path)).length,
  });
});

test('every anchor of a result and of its passages is on its page', async () => {
  for (const { href, passages } of whole) {
    const [path = '', id = ''] = href.split('#');
    // `/support#paiement` keeps its address whatever page of the list it is on.
    const pages = (await builtPages()).filter(
      (page) => page.path === path || page.path.startsWith(`${path}/${segments.page}/`),
    );
    const ids = [id, ...passages.map(([at]) => (at.startsWith('#') ? at.slice(1) : ''))];
    expect(
      ids.filter(
        (one) =>
          one && !pages.some(({ document }) => document.getElementById(decodeURIComponent(one))),
      ),
      href,
    ).toEqual([]);
  }
});

test('the first result is within its bytes: the panel, the search and its first file', async () => {
  const sizeOf = (path: string) => travelSize('dist', path);
  // The panel and the scripts that it imports.
  const asked = new Set((await readdir('dist/_a')).filter((name) => /^dialog\..*\.js$/.test(name)));
  for (const name of asked) {
    const code = await readFile(`dist/_a/${name}`, 'utf8');
    const imports = code.matchAll(/(?:from|import)\s*\(?["'`]\.\/([^"'`]+\.js)["'`]/g);
    for (const [, other = ''] of imports) asked.add(other);
  }
  expect(asked.size).toBeGreaterThan(1);
  const sizes = await Promise.all([...asked].map((name) => sizeOf(`/_a/${name}`)));
  const programs = sumOf(sizes, Number);
  const index = await sizeOf(indexPath);
  expect(programs).toBeLessThanOrEqual(PROGRAMS);
  expect(index).toBeLessThanOrEqual(FOUND * file.found.length);
  expect(programs + index + (await sizeOf(textsPath))).toBeLessThanOrEqual(EVERY_TEXT);
});

/** Headings that are nothing to the search, in the order of the reasons. */
const apart = [
  // Nobody sees them.
  '[hidden] *',
  // The name of a list of links, the message of an empty list.
  'nav[aria-labelledby] :is(h2, h3)[id]',
  '[data-no-events] *',
  // Words of the software, on the report card that may be tried.
  '[data-island="ReportCard"] *',
].join();
/** Typography puts spaces and marks that the content does not type. */
const bare = (text: string) => plain(text).replace(/[«» ]/g, '').toLowerCase();
const pageOf = (href: string) => href.split('#')[0] ?? '';
/** By page, the titles and headings that lead to it. */
const held = new Map(
  [...Map.groupBy(whole, ({ href }) => pageOf(href))].map(([path, leads]) => [
    path,
    leads.flatMap(({ title, passages }) =>
      [title, ...passages.map(([, heading]) => heading)].map(bare),
    ),
  ]),
);
/** The newest twelve articles have their texts in the first file. */
const newest = file.found.filter(({ kind, href }) => kind !== 'post' || texts.passages[href]);

test.each([...new Set(newest.map(({ href }) => pageOf(href)))])(
  'each heading of %s is found, there, where it leads, or in the FAQ that it repeats',
  async (path) => {
    const headings = [...(await documentOf(path)).querySelectorAll('main :is(h1, h2, h3, h4)')];
    const lost = headings.filter((heading) => {
      const card = heading.closest('details, [data-panel]') ?? heading;
      const links = [heading, card].flatMap((one) => [...one.querySelectorAll('a')]);
      const same = whole.filter(
        ({ kind, href }) => kind === 'question' && href.endsWith(`#${card.id}`),
      );
      const homes = [
        path,
        ...links.map((link) => link.getAttribute('href') ?? ''),
        ...same.map(({ href }) => href),
      ];
      return !homes.some((home) => held.get(pageOf(home))?.includes(bare(headingText(heading))));
    });
    expect(
      lost.filter((one) => !one.matches(apart)).map(({ textContent }) => plain(textContent)),
    ).toEqual([]);
  },
);

describe('what a buyer types', async () => {
  const typed = parse(await readFile('tests/site/queries.yaml', 'utf8')) as {
    readonly places: Readonly<Record<string, string[]>>;
    readonly answered: Readonly<Record<string, string[]>>;
    readonly absent: readonly string[];
  };
  const leadsTo = (href: string, page: string) => href === page || href.startsWith(`${page}#`);
  // The owner may have withdrawn all that would answer. A new article may answer better than what
  // the table names, so only those it names are searched.
  const table = Object.entries(typed.answered)
    .map(([names, queries]) => {
      const pages = names.split(' ').flatMap((name) => typed.places[name] ?? name);
      return { pages, queries };
    })
    .filter(({ pages }) =>
      pages.some((page) => file.found.some(({ href }) => leadsTo(href, page))),
    );
  const named = table.flatMap(({ pages }) => pages);
  const known = file.found.filter(({ kind, href }) => kind !== 'post' || named.includes(href));
  const search = await engineOf(known);
  const hrefs = (query: string) => search(query).map(({ found }) => found.href);
  const ranks = table.flatMap(({ pages, queries }) =>
    queries.map((query) => {
      const shown = hrefs(query);
      const rank = shown.findIndex((href) => pages.some((page) => leadsTo(href, page)));
      return { query, rank: rank < 0 ? Number.POSITIVE_INFINITY : rank, shown: shown.slice(0, 3) };
    }),
  );

  test.each([
    ['nine in ten are answered first', 0, 1 / 10],
    ['nineteen in twenty are answered among the first three', 2, 1 / 20],
  ])('%s', (_, last, share) => {
    const wrong = ranks.filter(({ rank }) => rank > last);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(ranks.length * share);
  });

  test('of what the site does not treat, it says that it has nothing', () => {
    expect(typed.absent.filter((query) => hrefs(query).length > 0)).toEqual([]);
  });
});
