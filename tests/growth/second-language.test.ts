/**
 * A second language, some of it translated: its pages stand beside the French ones, which do not
 * change.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { NBSP, NNBSP } from '#lib/spaces.ts';
import { parsePage, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';
import { buildCopy, type Copy, copyOfProject } from '../../tools/copy-of-project.ts';
import { addressOf, listFiles } from '../../tools/dist.ts';
import { addEnglish } from './new-language.ts';
import { type OpenSite, openSite } from './open-site.ts';

let copy: Copy;
let files: string[];
beforeAll(async () => {
  copy = await copyOfProject();
  await addEnglish(copy.folder);
  // No share images: each takes as long as a page, and this test does not look at them.
  await rm(join(copy.folder, 'src/pages/partage/[...page].png.ts'));
  // Low quality of compression: nothing is weighed.
  await buildCopy(copy, { SOURCE_DATE_EPOCH: await dayOfSite(), BROTLI_QUALITY: '5' });
  files = await listFiles(join(copy.folder, 'dist'));
});
afterAll(() => copy?.remove());

/** The day that the site was built on, which its terms name: in seconds, as a build takes it. */
async function dayOfSite(): Promise<string> {
  const document = parsePage(await readFile('dist/terms.html', 'utf8'));
  const day = document.querySelector('main time')?.getAttribute('datetime') ?? '';
  return String(Date.parse(day) / 1000);
}

const built = (file: string) => readFile(join(copy.folder, 'dist', file), 'utf8');
const pages = (names: readonly string[]) => names.filter((name) => name.endsWith('.html'));

async function documentAt(path: string): Promise<Document> {
  return parsePage(await built(`${path.slice(1) || 'index'}.html`));
}

const main = async (path: string) => (await documentAt(path)).querySelector('main');
const hrefOf = (page: Document, selector: string) =>
  new URL(page.querySelector(selector)?.getAttribute('href') ?? '', 'https://none').pathname;

/** A page without what is about the whole site: names of scripts, its weight, its other languages. */
const apart = (html: string) =>
  html
    .replace(/<link rel="alternate" hreflang[^>]*>|<li><a [^>]*hreflang=[^>]*>\w+<\/a><\/li>/gi, '')
    .replace(/(data-site-weight="">)[^<]*/g, '$1')
    .replace(/(?<=\w)\.[\w-]{8}(?=\.js|[" ])/g, '')
    .replace(/<url><loc>https:\/\/[^/]+\/en\/.*?<\/url>/g, '')
    .replace(/\s+/g, ' ');

/** Files of text. The packs to keep offline hold pages, which are compared, beside their scripts. */
const isText = (name: string) =>
  /\.(?:html|xml|json|txt|csv|webmanifest)$/.test(name) && !name.startsWith('offline/');

test('French pages are those of the site', { timeout: 300_000 }, async () => {
  const french = (await listFiles('dist')).filter(isText);
  for (const kind of ['html', 'xml', 'json', 'txt', 'csv', 'webmanifest']) {
    expect(french.filter((name) => name.endsWith(`.${kind}`))).not.toEqual([]);
  }
  expect(french.length).toBeGreaterThan(50);
  const changed = [];
  for (const name of french) {
    const [before, after] = [await readFile(`dist/${name}`, 'utf8'), await built(name)];
    if (apart(before) !== apart(after)) changed.push(name);
  }
  expect(changed).toEqual([]);
});

test('every page but the old addresses has an English one', () => {
  const french = pages(files).filter((name) => !/^en[./]/.test(name));
  const lost = french
    .filter((name) => !/^(?:legal|privacy-policy)\.html$/.test(name))
    .map((name) => (name === 'index.html' ? 'en.html' : `en/${name}`))
    .filter((name) => !files.includes(name));
  expect(lost).toEqual([]);
});

describe('a page that is translated', () => {
  test('says its language, and each edition of it where the other is', async () => {
    const [french, english] = [await documentAt('/about'), await documentAt('/en/about')];
    expect(english.documentElement.lang).toBe('en');
    expect(french.documentElement.lang).toBe('fr');
    expect(english.querySelector('main')?.lang).toBe('');
    expect(hrefOf(english, 'link[rel=canonical]')).toBe('/en/about');
    for (const page of [french, english]) {
      expect(hrefOf(page, 'link[rel=alternate][hreflang=fr]')).toBe('/about');
      expect(hrefOf(page, 'link[rel=alternate][hreflang=en]')).toBe('/en/about');
    }
    const locale = english.querySelector('meta[property="og:locale"]');
    expect(locale?.getAttribute('content')).toBe('en_GB');
  });

  test('has English words, figures and signs', async () => {
    const text = (await main('/en/about'))?.textContent ?? '';
    expect(text).toContain('That nothing is left to copy in the evening.');
    expect(text).toContain(`5,000${NBSP}FCFA a month`);
    expect(text).toContain('a bursar’s words');
    expect(text).toContain('one for each trade: a pharmacist');
    expect(text).not.toMatch(new RegExp(`[${NBSP}${NNBSP}][:;!?»%]|«`));
  });

  test('names the examples in English, with the prices of the French file', async () => {
    for (const path of ['/en/about', '/en/blog/carnet-de-credit']) {
      expect((await main(path))?.textContent).toContain('Rice 25 kg');
    }
    const { rice, oil } = contentOf('examples/shop').articles;
    const article = (await main('/en/blog/carnet-de-credit'))?.textContent;
    expect(article).toContain(`is ${rice.price.toLocaleString('en-GB')} F`);
    // What nobody has translated: a word of the example, and the words of a page.
    expect(plain((await main('/en/about'))?.textContent)).toContain(`${oil.name} too`);
    expect(plain((await main('/en/tappos/features'))?.textContent)).toContain(rice.name);
  });

  test('an article too, with its day, its links and its structured data', async () => {
    const page = await documentAt('/en/blog/carnet-de-credit');
    const article = page.querySelector('article');
    expect(article?.textContent).toContain('ruin a shop: four rules');
    expect(article?.textContent).toContain(`14${NBSP}July 2026`);
    expect(article?.querySelector('a[href="/en/support"]')?.textContent).toBe('the help page');
    const data = JSON.parse(
      page.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    );
    expect(data['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'BlogPosting', inLanguage: 'en' }),
    );
  });
});

describe('a page that is not', () => {
  test('shows the French words, says so, and leads search engines to the French page', async () => {
    const page = await documentAt('/en/support');
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('main')?.lang).toBe('fr');
    expect(page.querySelector('main h1')?.textContent).toBe(
      (await documentAt('/support')).querySelector('main h1')?.textContent,
    );
    expect(page.querySelector('nav[aria-label="Main navigation"]')).not.toBeNull();
    expect(hrefOf(page, 'link[rel=canonical]')).toBe('/support');
    for (const path of ['/support', '/en/support']) {
      expect((await documentAt(path)).querySelector('link[hreflang]')).toBeNull();
    }
  });

  test('what it prints is printed in English', async () => {
    const { amount, currency } = parse(await readFile('src/content/figures.yaml', 'utf8'))[
      'price-pos'
    ];
    const price = `${amount.toLocaleString('en-GB')} ${currency}`;
    expect(plain((await main('/en/tappos/pricing'))?.textContent)).toContain(price);
  });

  test('says the language of its structured data, and of the words after it', async () => {
    const languages = async (path: string) =>
      [...(await documentAt(path)).querySelectorAll('script[type="application/ld+json"]')].flatMap(
        (script) => script.textContent?.match(/(?<="inLanguage":")\w+/g) ?? [],
      );
    for (const path of ['/en', '/en/glossaire']) expect(await languages(path)).toEqual(['fr']);
    const called = await documentAt('/en/about');
    expect(called.querySelector('#parlons')?.getAttribute('lang')).toBe('fr');
    expect((await documentAt('/about')).querySelector('#parlons')?.hasAttribute('lang')).toBe(
      false,
    );
  });
});

test('an article of the documentation has its parts, under French headings until those are translated', async () => {
  const [french, english] = [await main('/docs/connexion'), await main('/en/docs/connexion')];
  const headings = (page: Element | null) =>
    [...(page?.querySelectorAll('[data-part] h2') ?? [])].map((heading) => heading.textContent);
  expect(headings(english)).toEqual(headings(french));
  expect(english?.textContent).toContain('ours stays behind');
});

test('an article that only one edition has is written, listed and called there alone', async () => {
  const own = 'blog/counting-the-till';
  const calling = await main('/en/blog/carnet-de-credit');
  expect(calling?.querySelector(`a[href="/en/${own}"]`)).not.toBeNull();
  expect(files.filter((name) => /counting-the-till\.html$/.test(name))).toEqual([`en/${own}.html`]);
  expect(await built('en/blog.html')).toContain(`/en/${own}`);
  expect(await built('blog.html')).not.toContain('counting-the-till');
});

test('files that hold words are in the edition of the page that leads to them', async () => {
  const api = await documentAt('/en/api');
  expect(api.querySelector('main')?.textContent).toContain('Sign in');
  expect(api.querySelector('a[href="/en/openapi.yaml"]')).not.toBeNull();
  expect(await built('en/openapi.yaml')).toContain('summary: Sign in');
  expect(await built('openapi.yaml')).not.toContain('Sign in');
  const press = await documentAt('/en/press');
  for (const file of ['charte.pdf', 'fiche.txt']) {
    expect(press.querySelector(`a[href="/en/presse/${file}"]`)).not.toBeNull();
    expect(files).toContain(`en/presse/${file}`);
  }
  const manifest = press.querySelector('link[rel=manifest]')?.getAttribute('href') ?? '';
  expect(JSON.parse(await built(manifest.slice(1)))).toMatchObject({ start_url: '/en' });
});

test('llms.txt of an edition lists the pages that have its words', async () => {
  const list = await built('en/llms.txt');
  for (const path of ['/en/about', '/en/blog/counting-the-till', '/en/docs/connexion']) {
    expect(list).toContain(`${path})`);
  }
  expect(list).not.toContain('/en/support)');
  expect(await built('llms.txt')).not.toContain('/en/');
});

test('a page leads to the editions that have its words', async () => {
  const others = async (path: string) =>
    [...(await documentAt(path)).querySelectorAll('footer a[hreflang]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('lang'),
    ]);
  expect(await others('/about')).toEqual([['English', '/en/about', 'en']]);
  expect(await others('/en/about')).toEqual([['Français', '/about', 'fr']]);
  expect(await others('/en/blog/carnet-de-credit')).toEqual([
    ['Français', '/blog/carnet-de-credit', 'fr'],
  ]);
  // A page that is not translated has no English edition to link to.
  expect(await others('/support')).toEqual([]);
  expect(await others('/en/support')).toEqual([['Français', '/support', 'fr']]);
});

describe('scripts', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(join(copy.folder, 'dist'));
  });
  afterAll(() => site?.close());

  test('say their own words in the language of the page', async () => {
    for (const [path, own] of [
      ['/blog', 'src/content/fr/islands.yaml'],
      ['/en/blog', 'tests/fixtures/english/src/content/en/islands.yaml'],
    ] as const) {
      const page = await site.newPage();
      await page.route('**/_a/start.*.js', (route) => route.abort());
      await page.goto(site.origin + path);
      await page.locator('main [aria-pressed]').nth(1).click();
      const note = page.locator('[data-island] + p[role=status]');
      await note.getByRole('button').waitFor();
      const { failed, retry } = parse(await readFile(own, 'utf8'));
      const said = (await note.textContent())?.replaceAll('’', "'").replaceAll(/\s/g, ' ');
      expect(said).toContain(failed);
      expect(said).toContain(retry);
      await page.close();
    }
  });

  test('search by the rules of that language', async () => {
    const page = await site.newPage();
    // « Selling on credit »: one word in English, two in French.
    await page.goto(`${site.origin}/en/recherche?q=sells`);
    await page.locator('[data-result][href^="/en/blog/carnet-de-credit"]').waitFor();
    await page.close();
  });
});

test('links of a page stay in its edition', async () => {
  const known = new Set(pages(files).map((name) => addressOf(name)));
  const astray: string[] = [];
  for (const name of pages(files)) {
    const english = /^en[./]/.test(name);
    for (const link of parsePage(await built(name)).querySelectorAll('body a:not([hreflang])')) {
      const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
      if (!path.startsWith('/') || /\.\w+$/.test(path)) continue;
      if (/^\/en(?:\/|$)/.test(path) !== english || !known.has(path))
        astray.push(`${name}: ${path}`);
    }
  }
  expect([...new Set(astray)]).toEqual([]);
});

test('words of the glossary look alike in every edition', async () => {
  const terms = async (name: string) =>
    parsePage(await built(name)).querySelectorAll('main [data-term]').length;
  const articles = pages(files).filter((name) => name.startsWith('docs/'));
  const inFrench = await Promise.all(articles.map(terms));
  expect(Math.max(...inFrench)).toBeGreaterThan(0);
  expect(await Promise.all(articles.map((name) => terms(`en/${name}`)))).toEqual(inFrench);
});

test('the map of the site, the feeds and the search have both', async () => {
  const map = await built('sitemap.xml');
  for (const path of ['/about', '/support', '/tappos', '/blog/carnet-de-credit']) {
    expect(map).toContain(`${path}</loc>`);
  }
  // The pages that are not translated are found at their French addresses.
  expect(map.match(/(?<=\/\/[^/]+)\/en\b[^<]*/g)?.sort()).toEqual([
    '/en/about',
    '/en/blog/carnet-de-credit',
    '/en/blog/counting-the-till',
    '/en/docs/connexion',
  ]);
  const feed = await built('en/blog/rss.xml');
  expect(feed).toContain('<language>en</language>');
  expect(feed).toContain('Selling on credit');
  expect(await built('blog/rss.xml')).not.toContain('Selling on credit');
  const index = await built('en/recherche-index.json');
  expect(index).toContain('/en/blog/carnet-de-credit');
});
