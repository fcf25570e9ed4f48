/** Where the first screen of a page ends, in the bytes that bring it. */
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.ts';
import { elementEnds } from './page-tree.ts';

const PHONE = { width: 390, height: 844 };

/** How many compressed bytes of each page a phone has read when its first screen is whole. */
export async function firstScreenBytes(pages: ReadonlyMap<string, string>) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const bytes = new Map<string, number>();
  try {
    const page = await browser.newPage({ viewport: PHONE });
    for (const [name, html] of pages) {
      // Nothing but the page itself is looked at, and nobody is sent on.
      const alone = html.replace(/ src="[^"]*"| http-equiv="refresh"/g, '');
      await page.setContent(alone, { waitUntil: 'domcontentloaded' });
      const last = await page.evaluate(lastInSight);
      bytes.set(name, brotliCompressSync(html.slice(0, elementEnds(html)[last])).length);
    }
  } finally {
    await browser.close();
  }
  return bytes;
}

/** The last element of the page, by its place in the source, that shows something on the screen. */
function lastInSight(): number {
  const bar = document.querySelector<HTMLElement>('[data-phone-menu-opener]')?.parentElement;
  const bottom = innerHeight - (bar?.offsetHeight ?? 0);
  const shows = (element: Element) => {
    const { top, bottom: end, width, height } = element.getBoundingClientRect();
    const said = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    const drawn = element.childElementCount === 0 || element.tagName === 'svg';
    // A pixel wide: words for those who listen.
    const seen = width > 1 && height > 1 && top < bottom && end > 0;
    return (said || drawn) && seen && element.checkVisibility();
  };
  return [...document.querySelectorAll('*')].findLastIndex(shows);
}
