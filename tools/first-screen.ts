/** Measures how many bytes of a page bring its first screen. */
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.ts';
import { elementEnds } from './page-tree.ts';

const PHONE = { width: 390, height: 844 };

/** Compressed bytes of each page that a phone has read when its first screen is complete. */
export async function firstScreenBytes(pages: ReadonlyMap<string, string>) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const bytes = new Map<string, number>();
  try {
    const page = await browser.newPage({ viewport: PHONE });
    for (const [name, html] of pages) {
      // Loads only the page, and does not follow redirects.
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

/**
 * The last element in the source that shows something in the window. The phone's tab bar comes
 * before the content in the source, so its bytes are counted too; what it covers is not in sight.
 */
function lastInSight(): number {
  const bar = document.querySelector<HTMLElement>('[data-phone-menu-opener]')?.parentElement;
  const bottom = innerHeight - (bar?.offsetHeight ?? 0);
  const shows = (element: Element) => {
    const { top, bottom: end, left, right, width, height } = element.getBoundingClientRect();
    const said = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    const drawn = element.childElementCount === 0 || element.tagName === 'svg';
    // One pixel wide: visually hidden text. Beside the window: a card not yet swiped to.
    const beside = left >= innerWidth || right <= 0;
    const seen = width > 1 && height > 1 && top < bottom && end > 0 && !beside;
    return (said || drawn) && seen && element.checkVisibility({ visibilityProperty: true });
  };
  return [...document.querySelectorAll('*')].findLastIndex(shows);
}
