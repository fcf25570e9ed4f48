import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { productSections } from '#products/definition.ts';
import { productIds } from '#products/registry.ts';
import { productPath, redirects, routes, screensPath } from '#routes.ts';
import { builtPages } from '../../tools/built-pages.ts';

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
