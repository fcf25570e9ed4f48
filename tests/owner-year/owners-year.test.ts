/**
 * One copy of the project, in which its owner changes every price, lengthens every list, gives the
 * longest values and adds a fourth product.
 */
import { readFile, rm } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anchors, searchPage } from '#i18n/addresses.ts';
import { NEWEST } from '#lib/newest.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import { editorPolicy } from '#policy.ts';
import { productIds } from '#products/registry.ts';
import { feedPath, listPath, routes } from '#routes.ts';
import { type IndexFile, indexPath } from '#search/index-file.ts';
import { parsePage, plain } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';
import { buildCopy, type Copy, copyOfProject, runInCopy } from '../../tools/copy-of-project.ts';
import { addressOf, listFiles } from '../../tools/dist.ts';
import { htmlFaults } from '../../tools/html-validate.ts';
import { changeEachRow, guideRows, triedElsewhere } from './guide-rows.ts';
import { giveLongest, SIGN } from './long-values.ts';
import { addClinic, clinic } from './new-product.ts';
import { type OpenSite, openSite } from './open-site.ts';
import {
  addAnswers,
  added,
  addOfEverything,
  addTheLongest,
  changePrices,
  moreAnswers,
} from './owner.ts';

const words = contentOf('pages/blog');

let copy: Copy;
beforeAll(async () => {
  copy = await copyOfProject();
  // Each takes as long as a page, and these tests do not look at them.
  await rm(`${copy.folder}/src/pages/partage/[...page].png.ts`);
});
afterAll(() => copy?.remove());

const built = (file: string) => readFile(`${copy.folder}/dist${file}`, 'utf8');
const documentAt = async (path: string) =>
  parsePage(await built(path === '/' ? '/index.html' : `${path}.html`));
const hrefs = (root: ParentNode | null, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href') ?? '');

/** Runs only the last step of a build, on a site that lacks a page. */
const LAST_STEP = `
  import { cp, rm } from 'node:fs/promises';
  import { buildAside, outDir } from './integrations/build-aside.ts';
  const { hooks } = buildAside();
  await cp('dist', outDir, { recursive: true });
  await rm(outDir + '/contact.html');
  await hooks['astro:build:done']({});`;

/** Begins two builds, of which the first goes on. */
const TWO_BUILDS = `
  import { buildAside } from './integrations/build-aside.ts';
  const begin = buildAside().hooks['astro:config:setup'];
  await begin({ command: 'build' });
  await begin({ command: 'build' });`;

/** Of every page that moves sideways or has a tab outside, how wide it is. */
async function tooWide(site: OpenSite): Promise<string[]> {
  const page = await site.newPage({ viewport: { width: 320, height: 800 } });
  const wide: string[] = [];
  for (const file of await listFiles(`${copy.folder}/dist`)) {
    if (!file.endsWith('.html')) continue;
    await page.goto(site.origin + addressOf(file));
    const width = await page.evaluate(() => {
      // A bar that is fixed moves nothing.
      const tab = document.querySelector('[data-phone-menu-opener]')?.getBoundingClientRect();
      return Math.max(document.documentElement.scrollWidth, tab?.right ?? 0);
    });
    if (width !== 320) wide.push(`${file}: ${width}`);
  }
  await page.close();
  return wide;
}

describe('a year of its owner', () => {
  let prices: ReadonlyMap<string, number>;
  let values: Record<string, string>;
  let said: string;
  let site: OpenSite;
  let articles: string[];
  beforeAll(async () => {
    const random = seededRandom(2027);
    prices = await changePrices(copy.folder, () => 500 * (2 + Math.floor(300 * random())));
    await addOfEverything(copy.folder);
    await addTheLongest(copy.folder);
    await addAnswers(copy.folder);
    await addClinic(copy.folder);
    values = await giveLongest(copy.folder);
    await changeEachRow(copy.folder);
    const EDITOR_REPOSITORY = 'https://github.com/tap/site';
    said = await buildCopy(copy, { ...values, EDITOR_REPOSITORY, BROTLI_QUALITY: '1' });
    site = await openSite(`${copy.folder}/dist`);
    articles = (await listFiles(`${copy.folder}/dist/blog`))
      .filter((file) => /^(?!404)[^/]+\.html$/.test(file))
      .map((file) => `/blog/${file.slice(0, -'.html'.length)}`);
  });
  afterAll(() => site?.close());

  test.each([
    ['price-pos', 'tappos'],
    ['price-pharm-year-1', 'tappharm'],
    ['price-school-primary', 'tapschool'],
  ])('the new %s is the one that the page of %s asks', async (price, product) => {
    const main = (await documentAt(`/${product}/pricing`)).querySelector('main');
    expect(main?.textContent.replace(/\s/g, '')).toContain(`${prices.get(price)}F`);
  });

  test.each(['', '/tappos/pricing'])(
    'the day after a promotion, « %s » says the usual price, without a build',
    async (path) => {
      const page = await site.newPage();
      const said = async (time: string) => {
        await page.clock.setFixedTime(time);
        await page.goto(site.origin + path);
        return (await page.textContent('body'))?.replace(/\s/g, '');
      };
      const promoted = `${prices.get('price-pos')}FCFA`;
      expect(await said('2099-12-31T23:59:59Z')).toContain(promoted);
      const after = await said('2100-01-01T00:00:00Z');
      expect(after).toContain(`${added.usualPrice}FCFA`);
      expect(after).not.toContain(promoted);
      await page.close();
    },
  );

  test('each row of the guide is changed here', async () => {
    const guide = await readFile('docs/modifier-le-site.md', 'utf8');
    const rows = [...guide.matchAll(/^\| .*? \| `([^`]+)`/gm)].map(([, file]) => file);
    const changed = [...guideRows.map(([names]) => names), ...triedElsewhere];
    expect(rows.filter((file) => !changed.includes(file ?? ''))).toEqual([]);
  });

  const shown = guideRows.map(([names, at, shows]) => [names, at, shows] as const);
  test.each(shown)('as the guide says, a change of %s shows on %s', async (_, at, shows) => {
    const names = [at, `${at === '/' ? '/index' : at}.html`];
    const file = (await listFiles(`${copy.folder}/dist`)).find(
      (name) => names.includes(`/${name}`) || (/\.$/.test(at) && `/${name}`.startsWith(at)),
    );
    expect(plain(await built(`/${file}`))).toContain(shows);
  });

  test.each([
    ['/guides', added.notice, false],
    // To come.
    ['/contact', added.notice, true],
    ['/support', undefined, undefined],
  ])('the notice above %s: %s, hidden: %s', async (path, text, hidden) => {
    const band = (await documentAt(path)).querySelector<HTMLElement>('body > [data-until]');
    expect([band?.hidden, band?.textContent && plain(band.textContent)]).toEqual([hidden, text]);
    expect(band?.dataset.until).toBe(band ? '2099-12-26' : undefined);
  });

  test('an article shows its photographs, in files of five sizes, and the original is not', async () => {
    const page = await documentAt(`/blog/${added.article.slug}`);
    const pictures = [...page.querySelectorAll('main picture')];
    expect(pictures.map((one) => one.querySelector('img')?.alt)).toEqual([
      ...['Le marigot revenu', 'Le marigot, vu de la berge'],
    ]);
    const files = await listFiles(`${copy.folder}/dist`);
    const named = pictures.map((one) => one.innerHTML.match(/_a\/marigot[\w.-]+/g) ?? []);
    expect(named.map(({ length }) => length)).toEqual([5, 5]);
    expect(files).toEqual(expect.arrayContaining(named.flat()));
    expect(files.filter((file) => file.endsWith('/marigot.jpg'))).toEqual([]);
    const [shared = ''] = files.filter((file) => file.endsWith('-share-1200.jpg'));
    expect(page.querySelector('[property="og:image"]')?.getAttribute('content')).toContain(shared);
    expect(await built(feedPath)).toContain(shared);
  });

  test('a short new article stands first, without a table of contents', async () => {
    const address = `/blog/${added.article.slug}`;
    expect(hrefs(await documentAt(routes.blog), 'main article h2 a')[0]).toBe(address);
    const [, first = ''] = (await built(feedPath)).split('<item>');
    expect(first).toContain('L’eau est revenue, et nous avec elle.');
    const contents = `main nav[aria-label="${words.article.contents}"]`;
    expect((await documentAt(address)).querySelector(contents)).toBeNull();
  });

  /** The articles of a list, page after page, each of which leads to the page before. */
  async function listedFrom(path: string): Promise<string[]> {
    const listed: string[] = [];
    for (let at: string | undefined = path, before: string | undefined; at; ) {
      const page: Document = await documentAt(at);
      const own = hrefs(page, 'main article h2 a');
      expect([own.length > 0, own.length <= NEWEST], at).toEqual([true, true]);
      for (const part of ['head link', 'main a'])
        expect(hrefs(page, `${part}[rel=prev]`)[0], at).toBe(before);
      listed.push(...own);
      before = at;
      at = hrefs(page, 'main a[rel=next]')[0];
      expect(hrefs(page, 'head link[rel=next]')[0]).toBe(at);
    }
    return listed;
  }

  test('the pages of the list hold every article once, those of the categories too', async () => {
    expect((await listedFrom(routes.blog)).toSorted()).toEqual(articles.toSorted());
    const own = 'main nav [data-category]';
    const [all, ...categories] = hrefs(await documentAt(routes.blog), own);
    expect(all).toBe(routes.blog);
    const listed = await Promise.all(categories.map(listedFrom));
    expect(listed.flat().toSorted()).toEqual(articles.toSorted());
  });

  test('the filter of the blog and the search find an article of another page', async () => {
    const page = await site.newPage();
    await page.goto(`${site.origin}${routes.blog}?categorie=entreprise`);
    await page.waitForURL(`**${listPath(routes.blog, 'entreprise')}`);
    const field = page.getByRole('main').getByRole('searchbox');
    const found = page.locator('main h2 a');
    const title = `Duplicata ${NEWEST}`;
    await page.goto(site.origin + routes.blog);
    await field.fill(title);
    await expect.poll(() => found.allTextContents()).toEqual([title]);
    await field.fill('');
    await expect.poll(() => found.count()).toBe(NEWEST);
    // Within its category.
    const list = listPath(routes.blog, 'ia');
    await page.goto(`${site.origin}${list}?q=Duplicata`);
    await expect.poll(() => found.count()).toBeGreaterThan(0);
    const shown = await found.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(await listedFrom(list)).toEqual(expect.arrayContaining(shown));
    await page.goto(site.origin + searchPage);
    await field.fill(title);
    await page.locator('[data-result]', { hasText: title }).first().waitFor();
    await page.close();
  });

  test('the home page has three testimonials', async () => {
    const voices = (await documentAt('/')).getElementById(anchors.voices)?.closest('section');
    expect(voices?.querySelectorAll('blockquote')).toHaveLength(3);
  });

  test('the build warns of nothing', () => {
    expect(said.split('\n').filter((line) => /WARN|\(!\)|mémoire/.test(line))).toEqual([]);
  });

  test('of two builds at once the second says that another is under way', async () => {
    const twice = runInCopy(copy, ['--input-type=module', '--eval', TWO_BUILDS]);
    await expect(twice).rejects.toThrow(/Une construction .+ est déjà en cours : /);
  });

  test('when the last step of a build fails, the site of before stays', async () => {
    const written = () => listFiles(`${copy.folder}/dist`);
    const before = await written();
    const step = ['--input-type=module', '--eval', LAST_STEP];
    await expect(runInCopy(copy, step)).rejects.toThrow('contact.html manque');
    expect(before).toContain('contact.html');
    expect(await written()).toEqual(before);
  });

  test('the tests that read the content pass on it', async () => {
    const names = 'examples feeds guides link offline samples search structured-data';
    const tests = [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project=site', '--project=unit'],
      ...names.split(' ').map((name) => `tests/site/${name}`),
      ...['src/products', 'src/queries'],
      // Files compressed in haste are larger.
      '--testNamePattern=^(?!.*(?:within its bytes|weigh at most))',
    ];
    await runInCopy(copy, tests, values);
  });

  test('with the longest texts and values no page of 320 px moves sideways', async () => {
    expect(await tooWide(site)).toEqual([]);
  });

  test('the editor of its repository is at /admin, under its own policy, and nowhere else', async () => {
    const admin = await documentAt('/admin');
    expect(admin.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(await built('/_headers')).toContain(`Content-Security-Policy: ${editorPolicy}`);
    for (const file of ['/sw.js', '/sitemap.xml', '/index.html']) {
      expect(await built(file), file).not.toContain('/admin');
    }
    const code = await built(admin.querySelector('script[src]')?.getAttribute('src') ?? '');
    expect(code).not.toContain('cdn.jsdelivr.net');
  });

  test('a page has no section for an empty list, nor a name that leads to one', async () => {
    const page = await documentAt('/community');
    expect(page.getElementById(anchors.contributors)).toBeNull();
    const labels = [...page.querySelectorAll('main section')].map((section) =>
      section.getAttribute('aria-labelledby'),
    );
    expect(labels.filter((label) => label && !page.getElementById(label))).toEqual([]);
  });

  test('each answer stands once on the pages of /support; its address and the field find it from any', async () => {
    const shown: string[] = [];
    for (let at: string | undefined = routes.support; at; ) {
      const page: Document = await documentAt(at);
      expect(await htmlFaults(await built(`${at}.html`)), at).toEqual([]);
      shown.push(...[...page.querySelectorAll('main [data-category][id]')].map(({ id }) => id));
      at = hrefs(page, 'main a[rel=next]')[0];
    }
    expect(shown).toEqual([...new Set(shown)]);
    expect(shown).toEqual(expect.arrayContaining(moreAnswers));
    const id = moreAnswers.at(-1);
    const page = await site.newPage();
    await page.goto(`${site.origin}${routes.support}#${id}`);
    await page.locator(`#${id}[open]`).waitFor();
    await page.goto(site.origin + routes.support);
    await page.getByRole('main').getByRole('searchbox').fill(`Au ${id}`);
    await page.locator(`#${id}`).waitFor();
    await page.close();
  });

  test('the company’s own sign stands everywhere that ours stood', async () => {
    expect(await built('/favicon.svg')).toContain(SIGN);
    const home = await documentAt('/');
    for (const place of ['header', 'footer'])
      expect(home.querySelectorAll(`${place} svg image[href="/favicon.svg"]`)).toHaveLength(1);
    const archive = unzipSync(await readFile(`${copy.folder}/dist/presse/logos.zip`));
    for (const file of ['signe.svg', 'logo-fond-clair.svg'])
      expect(strFromU8(archive[file] ?? new Uint8Array())).toContain(SIGN);
    for (const file of ['icon-512.png', 'apple-touch-icon.png']) {
      const pixels = await sharp(`${copy.folder}/dist/${file}`).removeAlpha().raw().toBuffer();
      expect(pixels.includes(Buffer.from([0x00, 0xaa, 0x66])), file).toBe(true);
    }
  });

  test('each value is given: the launch check names none of them, and reads the copy as it is', async () => {
    const check = ['commands/launch-check.ts'];
    const open = await runInCopy(copy, check, values).catch(({ message }) => `${message}`);
    expect(open).toContain('company.data.country');
    expect(open).not.toMatch(/^ {2}(?:company\.(?!data\.country)|TAPPOS_)/m);
  });

  describe('the fourth product', () => {
    const { id, name, trade } = clinic;
    const overview = `/${id}`;
    const names = ['', '/features', '/pricing', '/ecrans'];
    const pages = names.map((path) => overview + path);

    test('has its pages, valid, with its title, its prices and its brochure', async () => {
      for (const path of pages) {
        expect((await documentAt(path)).title).toContain(name);
        expect(await htmlFaults(await built(`${path}.html`)), path).toEqual([]);
      }
      const data = (await documentAt(overview)).querySelector('[type="application/ld+json"]');
      expect(data?.textContent).toContain('10000');
      for (const product of [...productIds, id])
        expect(await built(`/brochures/${product}.pdf`)).toMatch(/^%PDF-/);
      const { found }: IndexFile = JSON.parse(await built(indexPath));
      expect(found.map(({ href }) => href)).toEqual(expect.arrayContaining(pages.slice(0, 3)));
    });

    test('is in the menus, on the home page, on the page about AI and in the help', async () => {
      const home = await documentAt('/');
      const { labels } = contentOf('navigation');
      for (const label of [labels.main, labels.phone, labels.footer]) {
        expect(hrefs(home, `nav[aria-label="${label}"] a`)).toContain(overview);
      }
      expect(home.querySelector(`article[data-product=${id}] h3`)).not.toBeNull();
      const [screen = ''] = hrefs(
        await documentAt('/ai'),
        `#metier-${trade} a[href^="${overview}/ecrans#"]`,
      );
      const screens = await documentAt(`${overview}/ecrans`);
      expect(screens.getElementById(screen.split('#')[1] ?? '')).not.toBeNull();
      const answer = (await documentAt('/support')).getElementById(`${id}-rappels`);
      expect(answer?.textContent).toContain('Oui, la veille.');
    });

    test.each([320, 960])('has room in the bar at %i px', async (width) => {
      const page = await site.newPage({ viewport: { width, height: 900 } });
      await page.goto(site.origin + overview);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const { labels } = contentOf('navigation');
      const bar = page.getByRole('navigation', { name: width < 960 ? labels.phone : labels.main });
      const boxes = await bar.locator('summary, :scope > a').evaluateAll((places) =>
        places.flatMap((place) => {
          const range = document.createRange();
          range.selectNodeContents(place);
          const { left, right } = range.getBoundingClientRect();
          return place.checkVisibility() ? [left, right] : [];
        }),
      );
      expect(boxes.length).toBeGreaterThan(2 * productIds.length);
      expect(boxes).toEqual(boxes.toSorted((a, b) => a - b));
      expect(boxes.at(-1)).toBeLessThanOrEqual(width);
      await page.close();
    });
  });
});
