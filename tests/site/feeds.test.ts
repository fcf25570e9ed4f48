import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { NEWEST } from '#lib/newest.ts';
import { feedPath, routes } from '#routes.ts';
import { builtPages, documentOf, parsePage } from '../../tools/built-pages.ts';
import { readContent } from '../../tools/content-files.ts';

const ORIGIN = 'https://www.example.com';
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const xml = await readFile(`dist${feedPath}`, 'utf8');
const rss = new JSDOM(xml, { contentType: 'text/xml' }).window.document;
const items = [...rss.querySelectorAll('item')];
const of = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? '';
/** The author of the article at this address; undefined while invented. */
const authors = new Map(
  (await readContent('.'))
    .filter(([file]) => file.startsWith('posts/'))
    .map(([file, data]) => {
      const { author, sample } = data as { author: string; sample?: boolean };
      const path = file.replace(/^posts(.*)\.mdx$/, '/blog$1');
      return [ORIGIN + path, sample ? '' : author] as const;
    }),
);
const posts = (await builtPages())
  .map(({ path }) => path)
  .filter((path) => /^\/blog\/(?!404|page\/)/.test(path));

test('RSS says what the blog is', () => {
  const channel = rss.querySelector('channel');
  expect(rss.documentElement.getAttribute('version')).toBe('2.0');
  for (const name of ['title', 'description', 'language']) {
    expect(channel?.querySelector(`:scope > ${name}`)?.textContent).toBeTruthy();
  }
  expect(channel?.querySelector(':scope > link')?.textContent).toBe(ORIGIN + routes.blog);
  const self = channel?.getElementsByTagName('atom:link')[0];
  expect(self?.getAttribute('href')).toBe(ORIGIN + feedPath);
  expect(self?.getAttribute('rel')).toBe('self');
});

test('the feed holds the newest articles, in the order of the list, by their full address', async () => {
  const links = [...(await documentOf(routes.blog)).querySelectorAll('main h2 a')];
  expect(links.length).toBe(Math.min(posts.length, NEWEST));
  const expected = links.slice(0, NEWEST).map((link) => ORIGIN + link.getAttribute('href'));
  expect(items.map((item) => of(item, 'link'))).toEqual(expected);
});

test('RSS items are whole, dated, signed by real people, the newest first', () => {
  const dates = items.map((item) => of(item, 'pubDate'));
  for (const date of dates) expect(date).toMatch(RFC_822);
  const times = dates.map((date) => Date.parse(date));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  for (const item of items) {
    expect(of(item, 'guid')).toBe(of(item, 'link'));
    expect(of(item, 'dc:creator')).toBe(authors.get(of(item, 'link')));
    for (const name of ['title', 'description', 'category']) {
      expect(of(item, name)).not.toBe('');
    }
    expect(of(item, 'content:encoded')).toMatch(/^<p>.*<\/p>/s);
  }
});

test('articles in a feed are whole, with full addresses and no tag of ours', async () => {
  for (const item of items) {
    const [url, html] = [of(item, 'link'), of(item, 'content:encoded')];
    const article = await documentOf(new URL(url).pathname);
    const inFeed = parsePage(html);
    for (const element of ['h2', 'table', 'tr', 'li', 'blockquote']) {
      // A drawn screen is left out.
      const inPage = [
        ...article.querySelectorAll(`main article [data-screen-ends] ${element}`),
      ].filter((found) => !found.closest('aside'));
      expect(inFeed.querySelectorAll(element), `${url} ${element}`).toHaveLength(inPage.length);
    }
    expect(html).not.toMatch(/<\/?[A-Z]|\{[a-z-]+\}|(?:href|src)="\//);
    expect(html).not.toMatch(/\p{L}'\p{L}/u);
  }
});

test('the blog and its articles announce the feed; the blog links to it', async () => {
  for (const path of [routes.blog, ...posts]) {
    const document = await documentOf(path);
    const found = [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('type'),
      link.getAttribute('href'),
    ]);
    expect(found).toEqual([['application/rss+xml', feedPath]]);
  }
  const blog = await documentOf(routes.blog);
  expect(blog.querySelector(`main a[href="${feedPath}"]`)).not.toBeNull();
});
