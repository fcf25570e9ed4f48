import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { PAGE_LENGTH } from '#lib/paging.ts';
import { feedPaths, routes } from '#routes.ts';
import { parsePage } from '../../tools/built-pages.ts';
import { addressOf, listFiles } from '../../tools/dist.ts';
import { violations } from '../browser/axe.ts';
import { untilIdle } from '../browser/idle.ts';
import { ownStatus } from '../browser/own-status.ts';
import { firstAnswerBytes } from '../site/first-answer.ts';
import { keptBy } from '../site/kept.ts';
import { type LargeBlog, makeLargeBlog } from './large-blog.ts';

const ADDED = 300;
const LIST = '/blog/articles.json';

const words = parse(await readFile('src/content/fr/pages/blog.yaml', 'utf8'));
let site: LargeBlog;
/** Addresses of all articles. */
let articles: string[];
let pages: ListPage[];

beforeAll(async () => {
  site = await makeLargeBlog(ADDED);
  articles = (await listFiles(`${site.dist}/blog`))
    .filter((file) => /^(?!404)[^/]+\.html$/.test(file))
    .map((file) => `/blog/${file.slice(0, -'.html'.length)}`);
  pages = await listPages();
});
afterAll(() => site?.close());

async function documentAt(path: string): Promise<Document> {
  return parsePage(await readFile(`${site.dist}${path}.html`, 'utf8'));
}

const hrefs = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

interface ListPage {
  readonly path: string;
  readonly document: Document;
}

/** The pages of the list, following the links to the next one. */
async function listPages(): Promise<ListPage[]> {
  const list: ListPage[] = [];
  for (let path: string | undefined = routes.blog; path; ) {
    const document: Document = await documentAt(path);
    list.push({ path, document });
    path = hrefs(document, 'main a[rel=next]')[0];
  }
  return list;
}

describe('the list', () => {
  test('goes on over pages that hold every article, once', () => {
    const found = pages.map(({ document }) => hrefs(document, 'main article h2 a'));
    for (const page of found.slice(0, -1)) expect(page).toHaveLength(PAGE_LENGTH);
    expect(articles.length).toBeGreaterThan(ADDED);
    expect(found.flat().toSorted()).toEqual(articles.toSorted());
    expect(site.added.every((slug) => found.flat().includes(`/blog/${slug}`))).toBe(true);
  });

  test('each page has its own title and description, names itself and its neighbours', () => {
    const texts = pages.flatMap(({ document }) => [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content'),
    ]);
    expect(new Set(texts).size).toBe(2 * pages.length);
    for (const [index, { path, document }] of pages.entries()) {
      const [canonical = ''] = hrefs(document, 'link[rel=canonical]');
      expect(new URL(canonical).pathname).toBe(path);
      const [before, after] = [pages[index - 1]?.path, pages[index + 1]?.path];
      const pager = `nav[aria-label="${words.pages.name}"]`;
      expect(hrefs(document, `${pager} a[rel=prev]`)).toEqual(before ? [before] : []);
      expect(hrefs(document, `${pager} a[rel=next]`)).toEqual(after ? [after] : []);
      // Firefox would fetch the page that such an element of the head names, before anybody asks.
      expect(hrefs(document, 'head link:is([rel=next], [rel=prev])')).toEqual([]);
      expect(hrefs(document, `${pager} [aria-current=page]`)).toEqual([path]);
      const known = pages.map((page) => page.path);
      expect(hrefs(document, `${pager} a`).filter((href) => !known.includes(href))).toEqual([]);
    }
  });

  test('its pages have one address each; one too many is not found', async () => {
    const last = pages.length;
    const ask = async (path: string) => fetch(site.origin + path, { redirect: 'manual' });
    expect((await ask(`/blog/page/${last}`)).status).toBe(200);
    expect((await ask('/blog/page/1')).headers.get('location')).toBe(routes.blog);
    for (const number of [last + 1, 0, '01', 'deux']) {
      expect((await ask(`/blog/page/${number}`)).status, `page ${number}`).toBe(404);
    }
  });
});

/**
 * Pages that are not as in the site itself, where the suite `budget` weighed them: the same page
 * names the same files.
 */
async function changedPages(): Promise<string[]> {
  const textOf = (dist: string, file: string) => readFile(join(dist, file), 'utf8').catch(() => '');
  const files = (await listFiles(site.dist)).filter((file) => file.endsWith('.html'));
  const changed = files.map(async (file) =>
    (await textOf('dist', file)) === (await textOf(site.dist, file)) ? [] : [file],
  );
  return (await Promise.all(changed)).flat();
}

describe('weights', () => {
  test('every page, the feeds and the list for the filters are within their budgets', async () => {
    const unweighed = new Set(site.unweighed.map((slug) => `/blog/${slug}`));
    const weighed = (await changedPages()).map(addressOf).filter((path) => !unweighed.has(path));
    expect(weighed.length).toBeLessThan(ADDED);
    const { status, stdout } = spawnSync(process.execPath, ['commands/budget.ts', ...weighed], {
      cwd: site.folder,
      encoding: 'utf8',
    });
    expect(status, stdout.split('\n').slice(0, 10).join('\n')).toBe(0);
    expect(stdout).toMatch(/^\/blog\/page\/2 /m);
    expect(stdout).toContain(feedPaths.rss.slice(1));
    // Slow: `budget.ts` opens each page in a browser to measure its first screen.
  }, 300_000);

  test('the first answer of the search costs at most 60 kB', async () => {
    expect(await firstAnswerBytes(site.dist)).toBeLessThanOrEqual(60_000);
  });

  test('what a visitor keeps unasked is the same list, and does not pass its limit', async () => {
    const kept = await keptBy(site.dist);
    expect(kept.addresses).toEqual((await keptBy('dist')).addresses);
    expect(kept.bytes).toBeLessThanOrEqual(60_000);
  });

  test('a feed holds the newest articles, and says that there are others', async () => {
    const feed = JSON.parse(await readFile(`${site.dist}${feedPaths.json}`, 'utf8'));
    const newest = hrefs(await documentAt(routes.blog), 'main article h2 a');
    expect(feed.items.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual(newest);
    expect(feed.description).toContain(`les ${PAGE_LENGTH} derniers articles`);
    const rss = await readFile(`${site.dist}${feedPaths.rss}`, 'utf8');
    expect(rss).toContain(feed.description.replaceAll('’', '&#8217;').slice(0, 40));
    expect(rss.match(/<item>/g)).toHaveLength(PAGE_LENGTH);
  });
});

describe('in a browser', () => {
  /** A page of the site, and the paths that it requests. */
  async function open(path: string, viewport = { width: 1280, height: 900 }) {
    const page = await site.newPage({ viewport, reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(site.origin + path);
    return { page, asked };
  }
  const titleOf = async (path: string) =>
    (await documentAt(path)).querySelector('h1')?.textContent ?? '';
  const oldest = () => `/blog/${site.added.at(-1)}`;

  test('a filter on the second page searches the articles of all pages', async () => {
    const { page, asked } = await open('/blog/page/2');
    const pager = page.getByRole('navigation', { name: words.pages.name });
    const shown = page.locator('main article h2 a');
    await untilIdle(page);
    expect(asked).not.toContain(LIST);
    const before = await shown.count();

    await page
      .getByRole('main')
      .getByRole('searchbox')
      .fill(await titleOf(oldest()));
    await page.locator(`main article a[href="${oldest()}"]`).waitFor();
    expect(await shown.count()).toBe(1);
    expect(await pager.isVisible()).toBe(false);
    expect(new URL(page.url()).searchParams.get('q')).toBe(await titleOf(oldest()));

    await page.getByRole('main').getByRole('searchbox').fill('');
    await pager.waitFor();
    expect(await shown.count()).toBe(before);
    expect(asked.filter((path) => path === LIST)).toHaveLength(1);
    await page.close();
  });

  test('an address with a category shows it from all pages, a page’s length at a time', async () => {
    const { posts } = JSON.parse(await readFile(`${site.dist}${LIST}`, 'utf8'));
    const expected = posts.filter(({ category }: { category: string }) => category === 'ai');
    expect(expected.length).toBeGreaterThan(2 * PAGE_LENGTH);
    const { page } = await open('/blog?categorie=ia');
    const shown = page.locator('main article h2 a');
    const status = ownStatus(page);
    await status.filter({ hasText: new RegExp(`^${expected.length} `) }).waitFor();
    expect(await shown.count()).toBe(PAGE_LENGTH);
    await page.getByRole('button', { name: words.search.more.split('#')[0] }).click();
    await shown.nth(2 * PAGE_LENGTH - 1).waitFor();
    expect(
      await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(expected.slice(0, 2 * PAGE_LENGTH).map(({ href }: { href: string }) => href));
    // Tab goes on from where the list was lengthened.
    expect(await shown.nth(PAGE_LENGTH).evaluate((link) => link === document.activeElement)).toBe(
      true,
    );
    await page.close();
  });

  test('a list that does not come is said, and asked for again', async () => {
    const { page } = await open('/blog/page/2');
    await page.route(`**${LIST}`, (route) => route.abort());
    const failed = words.search.failed.split("'")[0];
    const status = ownStatus(page);
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .fill(await titleOf(oldest()));
    await status.filter({ hasText: failed }).waitFor();
    // « No article » must not show: only this page was searched.
    expect(await page.getByText(words.empty.title).count()).toBe(0);
    await page.unroute(`**${LIST}`);
    await page.getByRole('button', { name: words.search.retry }).click();
    await page.locator(`main article a[href="${oldest()}"]`).waitFor();
    expect(await status.textContent()).not.toContain(failed);
    await page.close();
  });

  test('the search finds an old article, and its text when asked', async () => {
    const { page, asked } = await open('/recherche');
    const texts = () => asked.filter((path) => /archives-\d+\.json$/.test(path)).length;
    const parts = (await listFiles(site.dist)).filter((file) => /archives-\d+\.json$/.test(file));
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .fill(await titleOf(oldest()));
    await page.locator(`[data-result][href^="${oldest()}"]`).waitFor();
    expect(texts()).toBe(0);
    const more = page.getByRole('button', { name: String(articles.length - PAGE_LENGTH) });
    await more.click();
    await more.waitFor({ state: 'detached' });
    expect(texts()).toBe(parts.length);
    await page.close();
  });

  test.each([320, 1280])('the second page is sound at %i px', async (width) => {
    const { page } = await open('/blog/page/2', { width, height: 900 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
});
