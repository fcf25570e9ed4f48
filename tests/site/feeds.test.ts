import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { NEWEST } from '#lib/newest.ts';
import { feedPath, routes } from '#routes.ts';
import { site } from '#site.config.ts';
import { builtPages, documentOf, parsePage, without } from '../../tools/built-pages.ts';
import { readContent } from '../../tools/content-files.ts';

const ORIGIN = site.origin;
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const xml = await readFile(`dist${feedPath}`, 'utf8');
const rss = new JSDOM(xml, { contentType: 'text/xml' }).window.document;
const items = [...rss.querySelectorAll('item')];
const of = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? '';
/** The author of the article at each address; nobody while the article is invented. */
const authors = new Map(
  (await readContent('.')).map(([file, data]) => {
    const { author, sample } = Object(data) as { author: string; sample?: boolean };
    return [ORIGIN + file.replace(/^posts(.*)\.mdx$/, '/blog$1'), sample ? '' : author];
  }),
);
const posts = (await builtPages())
  .map(({ path }) => path)
  .filter((path) => /^\/blog\/(?!404|page\/)/.test(path));

test('the feed holds the newest articles, in the order of the list, by their full address', async () => {
  const links = [...(await documentOf(routes.blog)).querySelectorAll('main h2 a')];
  expect(links.length).toBe(Math.min(posts.length, NEWEST));
  const expected = links.slice(0, NEWEST).map((link) => ORIGIN + link.getAttribute('href'));
  expect(items.map((item) => of(item, 'link'))).toEqual(expected);
  const times = items.map((item) => Date.parse(of(item, 'pubDate')));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('articles in a feed are whole, signed by real people, with full addresses and no tag of ours', async () => {
  for (const item of items) {
    const [url, html] = [of(item, 'link'), of(item, 'content:encoded')];
    expect(of(item, 'pubDate')).toMatch(RFC_822);
    expect(of(item, 'guid')).toBe(url);
    expect(of(item, 'dc:creator')).toBe(authors.get(url));
    for (const name of ['title', 'description', 'category']) expect(of(item, name)).not.toBe('');
    expect(html).toMatch(/^<p>.*<\/p>/s);
    // A drawn screen is left out.
    const article = without(await documentOf(new URL(url).pathname), 'aside');
    const inFeed = parsePage(html);
    for (const element of ['h2', 'table', 'tr', 'li', 'blockquote']) {
      const inPage = article.querySelectorAll(`main article [data-screen-ends] ${element}`);
      expect(inFeed.querySelectorAll(element), `${url} ${element}`).toHaveLength(inPage.length);
    }
    expect(html).not.toMatch(/<\/?[A-Z]|\{[a-z-]+\}|(?:href|src)="\//);
    expect(html).not.toMatch(/\p{L}'\p{L}/u);
  }
});
