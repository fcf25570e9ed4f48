/** Each heading of a page is held by the search, at the address of the page. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { anchors } from '#i18n/addresses.ts';
import {
  type Found,
  type IndexFile,
  indexPath,
  type TextsFile,
  textsPath,
} from '#search/index-file.ts';
import { documentOf, headingText, plain } from '../../tools/built-pages.ts';

async function read<File>(path: string): Promise<File> {
  return JSON.parse(await readFile(`dist${path}`, 'utf8'));
}

const { found } = await read<IndexFile>(indexPath);
const { passages } = await read<TextsFile>(textsPath);

/** Text for comparison: typography puts spaces and marks that the content does not type. */
const bare = (text: string) => plain(text).replace(/[«» ]/g, '').toLowerCase();
const pageOf = (href: string) => href.split('#')[0] ?? '';
const headingsOf = ({ title, href, passages: own = passages[href] ?? [] }: Found) =>
  [title, ...own.map(([, heading]) => heading)].map(bare);

/** By page, the titles and headings that lead to it. */
const held = new Map(
  [...Map.groupBy(found, ({ href }) => pageOf(href))].map(([path, leads]) => [
    path,
    new Set(leads.flatMap(headingsOf)),
  ]),
);

/**
 * Headings that are nothing to the search: those that nobody sees, the name of a list of links, the
 * message of an empty list, and the words of the software that a demonstration imitates, which are
 * labels.
 */
const apart = [
  '[hidden] *',
  'nav[aria-labelledby] :is(h2, h3)[id]',
  '[data-no-events] *',
  `[aria-labelledby="${anchors.trial}"] [data-island] *`,
].join();

/** The pages that a heading leads to: by a link in it, or in its card (an article, a tab). */
function ledTo(heading: Element): string[] {
  const card = heading.closest('details, [data-panel]') ?? heading;
  const links = [heading, card].flatMap((one) => [...one.querySelectorAll('a')]);
  return links.map((link) => pageOf(link.getAttribute('href') ?? ''));
}

/** The page of the FAQ, for an answer that another page repeats under its id. */
function repeated(heading: Element): string[] {
  const id = heading.closest('details')?.id;
  return found
    .filter(({ kind, href }) => kind === 'question' && href.endsWith(`#${id}`))
    .map(({ href }) => pageOf(href));
}

// Of articles, the newest twelve have their texts in the search.
const older = new Set(
  found.filter(({ kind, href }) => kind === 'post' && !passages[href]).map(({ href }) => href),
);

test.each([...held.keys()].filter((path) => !older.has(path)))('%s', async (path) => {
  const headings = (await documentOf(path)).querySelectorAll('main :is(h1, h2, h3, h4)');
  const lost = [...headings].filter((heading) => {
    if (heading.matches(apart)) return false;
    const homes = [path, ...ledTo(heading), ...repeated(heading)];
    return !homes.some((home) => held.get(home)?.has(bare(headingText(heading))));
  });
  expect(lost.map(({ textContent }) => plain(textContent))).toEqual([]);
});
