import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { productSections } from '#products/definition.ts';
import { productIds } from '#products/registry.ts';
import { pathOf, productPath, redirects, routes, screensPath } from '#routes.ts';
import { outlineOf } from '#schemas/outline.ts';
import { page } from '#schemas/pages/index.ts';
import { routeIds } from '#site-map.ts';
import { builtPages, documentOf, headingText } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';

const MOST_BYTES = 60_000;
const origin = 'https://www.example.com';
/** Pages that are not shared, such as error pages, are left out. */
const sitemap = await readFile('dist/sitemap.xml', 'utf8');

const pages = (await builtPages()).map(({ path, html, document }) => {
  const property = (name: string) =>
    document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';
  return {
    path,
    alt: property('image:alt'),
    image: property('image').slice(origin.length),
    size: `${property('image:width')} × ${property('image:height')}`,
    code: html.match(/\[data-qr\]\{background-image:url\(([^)]+)\)/)?.[1],
    hidden: !sitemap.includes(`${origin}${path}</loc>`),
  };
});
const own = pages.filter(({ path, hidden }) => !hidden && !(path in redirects));

test.each(pages)('$path has an image of 1200 × 630, under 60 kB, in words too', async (page) => {
  const { image, size, alt } = page;
  expect(alt.trim()).not.toBe('');
  const png = await readFile(`dist${image}`);
  // A PNG has its width and height, 32 bits each, from byte 16 on.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(size).toBe('1200 × 630');
  expect(png.length).toBeLessThan(MOST_BYTES);
});

test('every page has its own image', async () => {
  const drawn = await Promise.all(own.map(({ image }) => readFile(`dist${image}`, 'base64')));
  expect(own.filter((_, at) => drawn.indexOf(drawn[at] ?? '') !== at)).toEqual([]);
});

test('the image says the h1 of its page, unless the content gives it other words', async () => {
  // Letters and digits only: pages add typography, and figures by name.
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  const figure = '\\p{L}*\\p{N}+\\p{L}*';
  const pattern = (text: string) =>
    new RegExp(
      `^${text
        .split(/\{[^}]+\}/)
        .map(bare)
        .join(figure)}$`,
      'u',
    );
  const wrong: string[] = [];
  for (const id of routeIds) {
    const content = contentOf(`pages/${id}`);
    if (content.meta.imageTitle || pathOf(id) in redirects) continue;
    const { title = '' } = outlineOf(page, content);
    const heading = (await documentOf(pathOf(id))).querySelector('h1');
    const h1 = heading ? headingText(heading) : '';
    if (!pattern(title).test(bare(h1))) wrong.push(`${pathOf(id)} : « ${title} », h1 « ${h1} »`);
  }
  expect(wrong).toEqual([]);
});

test('errors show the image of the home page, an old address that of its new page', () => {
  const imageOf = (path: string) => pages.find((page) => page.path === path)?.image;
  expect(imageOf('/')).toBe('/partage.png');
  expect(imageOf('/404')).toBe('/partage.png');
  expect(imageOf('/legal')).toBe('/partage/terms.png');
  expect(imageOf('/tappharm/pricing')).toBe('/partage/tappharm/pricing.png');
});

const ofSoftware = productIds.flatMap((product) => [
  ...productSections.map((section) => productPath(product, section)),
  screensPath(product),
]);

test('articles and pages of software offer their QR code, which reads as their address', async () => {
  const shared = pages.filter(({ code }) => code !== undefined);
  expect(shared.map(({ path }) => path).toSorted()).toEqual(
    own
      .map(({ path }) => path)
      .filter((path) => ofSoftware.includes(path) || path.startsWith(`${routes.blog}/`))
      .toSorted(),
  );
  for (const { path, code } of shared) {
    const svg = await readFile(`dist${code}`, 'utf8');
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: 300 } }).render();
    const read = jsQR(new Uint8ClampedArray(image.pixels), image.width, image.height);
    expect(read?.data).toBe(`${origin}${path}`);
  }
});
