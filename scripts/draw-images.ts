/**
 * Draws the icons and the default share image from the brand mark and the house cloth.
 * Run by hand when the brand changes: `npm run images`. Its output, in public/, is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url));
const mark = (await read('public/favicon.svg')).toString();
const cloth = (await read('src/styles/cloth.css')).toString();
const font = (await read('src/assets/fonts/bricolage-750.woff2')).toString('base64');

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });

async function draw(html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>*{margin:0;box-sizing:border-box}svg{display:block}</style>${html}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.close();
  return png;
}

const save = (name: string, data: Uint8Array) =>
  writeFile(new URL(`../public/${name}`, import.meta.url), data);

/** The mark on paper, with the margin that a maskable icon must keep. */
const icon = (size: number, margin: number) =>
  draw(
    `<body style="background:#fffaf3;padding:${Math.round(size * margin)}px">${mark}</body>`,
    size,
    size,
  );

await save('icon-192.png', await icon(192, 0.16));
await save('icon-512.png', await icon(512, 0.16));
await save('apple-touch-icon.png', await icon(180, 0.14));
await save('favicon.ico', pngToIco(await icon(32, 0.03), 32));
await save(
  'partage.png',
  await draw(
    `<style>${cloth}
    @font-face{font-family:B;src:url(data:font/woff2;base64,${font})}
    body{display:grid;grid-template-columns:800px 1fr;height:630px;background:#fffaf3;color:#1f1611}
    main{display:grid;align-content:space-between;padding:70px 0 74px 76px}
    p{font:750 104px/1.02 B;letter-spacing:-.022em}
    [data-cloth]{--thread:1.3px!important;--weft:linear-gradient(#0000,#0000)!important}</style>
    <main><svg width="110" height="110" viewBox="0 0 28 28">${mark.replace(/<\/?svg[^>]*>/g, '')}</svg>
    <p>Tout se règle<br>d’un geste.</p></main><div data-cloth="house"></div>`,
    1200,
    630,
  ),
);
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
