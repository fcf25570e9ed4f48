/**
 * A fourth product (a folder, its content, a line in the registry, its deployment values) added to
 * a site whose owner has also changed prices and lengthened every list.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { seededRandom } from '#lib/seeded-random.ts';
import { feedPaths } from '#routes.ts';
import { type IndexFile, indexPath, type TextsFile, textsPath } from '#search/index-file.ts';
import { parsePage, plain } from '../../tools/built-pages.ts';
import { buildCopy, type Copy, copyOfProject, runInCopy } from '../../tools/copy-of-project.ts';
import { listOf } from '../site/kept.ts';
import { addWords } from './more-words.ts';
import { addProduct, clinic } from './new-product.ts';
import { added, addOfEverything, changePrices } from './owner.ts';
import { failuresOf } from './suites-of-copy.ts';

const { id, name, trade } = clinic;
const overview = `/${id}`;
const pages = [overview, `/${id}/features`, `/${id}/pricing`, `/${id}/ecrans`, `/${id}/brochure`];
const navigation = parse(await readFile('src/content/fr/navigation.yaml', 'utf8'));

let copy: Copy;
let prices: ReadonlyMap<string, number>;
beforeAll(async () => {
  copy = await copyOfProject();
  const random = seededRandom(2027);
  prices = await changePrices(copy.folder, () => 500 * (2 + Math.floor(300 * random())));
  await addWords(copy.folder);
  await addOfEverything(copy.folder);
  await addProduct(copy.folder, clinic);
  await buildCopy(copy);
});
afterAll(() => copy?.remove());

const built = (file: string) => readFile(`${copy.folder}/dist${file}`, 'utf8');

async function documentAt(path: string): Promise<Document> {
  const file = path === '/' ? '/index.html' : `${path}.html`;
  return parsePage(await built(file));
}

async function stylesAt(path: string): Promise<string> {
  const styles = (await documentAt(path)).querySelectorAll('style');
  return [...styles].map(({ textContent }) => textContent).join('');
}

const landmark = (label: string) => `nav[aria-label="${label}"]`;

describe('shows everywhere', () => {
  test.each(['main', 'phone', 'footer'] as const)('in the menu « %s » of a page', async (menu) => {
    const home = await documentAt('/');
    const links = home.querySelectorAll(`${landmark(navigation.labels[menu])} a`);
    expect([...links].map((link) => link.getAttribute('href'))).toContain(overview);
  });

  test('on the home page: a button, a panel with its screen, the figure of its day', async () => {
    const main = (await documentAt('/')).querySelector('main');
    expect(main?.querySelector(`li > a[href="${overview}"] strong`)?.textContent).toBe(name);
    const panel = main?.querySelector(`article[data-product=${id}]`);
    expect(panel?.querySelector(`a[href="${overview}"]`)).not.toBeNull();
    expect(panel?.querySelector('figure')).not.toBeNull();
    expect(main?.querySelector(`li > a[href="${overview}"] b`)?.textContent).toMatch(/\d/);
  });

  test('on the page about AI: a tab that leads to the screen it reads', async () => {
    const ai = await documentAt('/ai');
    expect(ai.querySelector(`nav a[href="#metier-${trade}"]`)).not.toBeNull();
    const panel = ai.querySelector(`#metier-${trade}`);
    const link = panel?.querySelector(`a[href^="${overview}/ecrans#"]`)?.getAttribute('href');
    const screens = await documentAt(`${overview}/ecrans`);
    expect(screens.getElementById(link?.split('#')[1] ?? '')).not.toBeNull();
  });

  test('its own pages, each with its title, its image and its structured data', async () => {
    for (const path of pages) {
      const page = await documentAt(path);
      expect(page.title).toContain(name);
      const image = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
      expect(
        (await readFile(`${copy.folder}/dist${new URL(image).pathname}`)).subarray(1, 4),
      ).toEqual(Buffer.from('PNG'));
    }
    const data = JSON.parse(
      (await documentAt(overview)).querySelector('script[type="application/ld+json"]')
        ?.textContent ?? '',
    );
    expect(data['@graph'][0]).toMatchObject({ '@type': 'SoftwareApplication', name });
    const prices = JSON.stringify(data['@graph'][0].offers);
    expect(prices).toContain('10000');
  });

  test('its brochure as a PDF, and on the page for the press', async () => {
    expect(await built(`/brochures/${id}.pdf`)).toMatch(/^%PDF-/);
    const press = await documentAt('/press');
    expect(press.querySelector('main')?.textContent).toContain(name);
  });

  test('its questions: an answer is in the FAQ and no more among those to ask', async () => {
    const [support, pricing] = [await documentAt('/support'), await documentAt(`/${id}/pricing`)];
    expect(support.getElementById(`${id}-rappels`)?.textContent).toContain('Oui, la veille.');
    expect(support.getElementById(`${id}-urgences`)).toBeNull();
    for (const page of [support, pricing]) {
      const asked = [...page.querySelectorAll('main li a[href^="https://wa.me/"]')]
        .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
        .filter((href) => href.includes(name));
      expect(asked).toEqual([expect.stringContaining('aux urgences')]);
    }
  });

  test('in the search, the site map and the summary for language models', async () => {
    const index: IndexFile = JSON.parse(await built(indexPath));
    const found = index.found.map(({ href }) => href);
    const [map, summary] = [await built('/sitemap.xml'), await built('/llms.txt')];
    for (const path of pages.slice(0, 3)) {
      expect(found).toContain(path);
      expect(map).toContain(`${path}</loc>`);
      expect(summary).toContain(path);
    }
  });

  test('its colours and its cloth are on every page, its addresses on its own', async () => {
    for (const path of ['/', overview]) {
      const styles = await stylesAt(path);
      expect(styles.split(`[data-product=${id}]{--product:`)).toHaveLength(3);
      expect(styles).toContain(`[data-cloth=${id}]{--warp:`);
    }
    const links = [...(await documentAt(overview)).links].map(({ href }) => href);
    expect(links).toContain(`https://${id}.example.org/login`);
    expect(links).toContain(`https://${id}.example.org/register`);
  });
});

describe('a year of its owner', () => {
  test('a new price is the one that its page asks', async () => {
    for (const [name, product] of [
      ['price-pos', 'tappos'],
      ['price-pharm-year-1', 'tappharm'],
      ['price-school-primary', 'tapschool'],
    ] as const) {
      const page = await documentAt(`/${product}/pricing`);
      const digits = page.querySelector('main')?.textContent.replace(/\s/g, '');
      expect(digits, name).toContain(`${prices.get(name)}F`);
    }
  });

  test.each([
    ['/community', added.event],
    ['/careers', added.job],
    ['/support', added.question],
    ['/tapschool/pricing', added.plan],
    ['/', added.author],
    [`/blog/${added.article.slug}`, added.article.title],
  ])('%s shows « %s »', async (path, words) => {
    const text = plain((await documentAt(path)).querySelector('main')?.textContent);
    expect(text.includes(words)).toBe(true);
  });

  test.each([
    ['/community', 'Event', 'name', added.event],
    ['/careers', 'JobPosting', 'title', added.job],
  ])('%s states what is real as an %s', async (path, type, field, words) => {
    const script = (await documentAt(path)).querySelector('script[type="application/ld+json"]');
    const things: Record<string, unknown>[] = JSON.parse(script?.textContent ?? '')['@graph'];
    const found = things.filter((thing) => thing['@type'] === type).map((thing) => thing[field]);
    expect(found).toContain(words);
  });

  test('a short new article stands first wherever articles are listed', async () => {
    const address = `/blog/${added.article.slug}`;
    const list = (await documentAt('/blog')).querySelectorAll('main article h2 a');
    expect(list[0]?.getAttribute('href')).toBe(address);
    const rss = /<item>.*?<link>([^<]*)</s.exec(await built(feedPaths.rss));
    expect(new URL(rss?.[1] ?? '').pathname).toBe(address);
    const [newest] = JSON.parse(await built(feedPaths.json)).items;
    expect(new URL(newest.url).pathname).toBe(address);
    expect(newest.content_html).toContain('<p>L’eau est revenue, et nous avec elle.</p>');
    const index: IndexFile = JSON.parse(await built(indexPath));
    expect(index.found.find(({ kind }) => kind === 'post')?.href).toBe(address);
    const map = [...(await built('/sitemap.xml')).matchAll(/<loc>[^<]*(\/blog\/[^<]*)<\/loc>/g)];
    expect(map.map(([, path]) => path)).toContain(address);
    const { packs } = await listOf(`${copy.folder}/dist`);
    expect(packs.flatMap((pack) => pack.pages)).toContain(address);
  });

  test('an article without sections has no table of contents', async () => {
    const { contents } = parse(await readFile('src/content/fr/pages/blog.yaml', 'utf8')).article;
    const list = (await documentAt('/blog')).querySelectorAll('main article h2 a');
    const withContents: string[] = [];
    for (const link of list) {
      const path = link.getAttribute('href') ?? '';
      const article = await documentAt(path);
      if (article.querySelector(`main nav[aria-label="${contents}"]`)) withContents.push(path);
    }
    expect(withContents.length).toBeGreaterThan(0);
    expect(withContents).not.toContain(`/blog/${added.article.slug}`);
  });

  test('the search finds them, and the list of articles goes on', async () => {
    const index: IndexFile = JSON.parse(await built(indexPath));
    const later: TextsFile = JSON.parse(await built(textsPath));
    const texts = plain(JSON.stringify([index.found, later.passages]));
    const lost = [added.event, added.job, added.question, added.plan].filter(
      (words) => !texts.includes(words),
    );
    expect(lost).toEqual([]);
    expect((await documentAt('/blog')).querySelector('main a[rel=next]')).not.toBeNull();
  });
});

test('with 150 words more on every page, all are within their limits', async () => {
  expect(await runInCopy(copy, ['commands/budget.ts'])).toMatch(/^\d+ passed, 0 failed$/m);
});

test('the suites `unit` and `site` pass on it', { timeout: 600_000 }, async () => {
  expect(await failuresOf(copy.folder, 'unit', 'site')).toEqual([]);
});
