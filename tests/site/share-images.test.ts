import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { redirects } from '#routes.ts';
import { builtPages } from '../../tools/built-pages.ts';

const MOST_BYTES = 60_000;
const origin = 'https://www.example.com';
/** Pages that are not shared, such as error pages, are left out. */
const sitemap = await readFile('dist/sitemap.xml', 'utf8');

const pages = (await builtPages()).map(({ path, document }) => {
  const property = (name: string) =>
    document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';
  return {
    path,
    alt: property('image:alt'),
    image: property('image').slice(origin.length),
    size: `${property('image:width')} × ${property('image:height')}`,
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
