/**
 * Draws the icons that must be PNG or ICO from the sign's circles. Run by hand when the brand
 * changes: `npm run images`. The results, in public/, are committed.
 */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { signIcon } from '#components/brand/sign.ts';
import { chromiumPath } from '../tools/chromium.ts';

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });

async function draw(html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>*{margin:0;box-sizing:border-box}svg{display:block}</style>${html}`,
  );
  const png = await page.screenshot();
  await page.close();
  return png;
}

const save = (name: string, data: Uint8Array) =>
  writeFile(new URL(`../public/${name}`, import.meta.url), data);

/** The sign on paper, with the margin that a maskable icon needs. */
const icon = (size: number, margin: number) =>
  draw(
    `<body style="background:#fffaf3;padding:${Math.round(size * margin)}px">${signIcon}</body>`,
    size,
    size,
  );

await save('icon-192.png', await icon(192, 0.16));
await save('icon-512.png', await icon(512, 0.16));
await save('apple-touch-icon.png', await icon(180, 0.14));
await save('favicon.ico', pngToIco(await icon(32, 0.03), 32));
await browser.close();

/** An ICO file may hold a PNG as it is: a 6-byte header and one 16-byte directory entry. */
function pngToIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
