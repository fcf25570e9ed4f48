/**
 * The browser's own letters made larger, without zoom (« Taille de la police »). Unlike a root size
 * from a style sheet, they also count in the `rem` of media queries.
 */
import { expect, test } from './guard.ts';
import { everyPath, inParts, visitEach } from './listed.ts';

/** 150, 175 and 200 % of the usual 16 px. */
const SIZES = [24, 28, 32];
const WIDTHS = [320, 390, 768, 1024, 1280, 1440];
/** Where at most 30 % of a window may be taken by bars that stay. */
const HEIGHT = 800;

/** Runs in the page: sideways scroll, high bars, and broken words of bars and headings. */
function faultsOf(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls sideways to ${scrollWidth}`] : [];

  const bars = [
    ...document.querySelectorAll('[data-top-bar], :is(body, [data-top-bar] ~ div) > nav'),
  ];
  const staying = bars.filter((bar) => /sticky|fixed/.test(getComputedStyle(bar).position));
  const high = staying.reduce((sum, bar) => {
    // A bar may slide under the upper edge by a part of its height.
    const slides = Math.min(0, Number.parseFloat(getComputedStyle(bar).top));
    return sum + bar.getBoundingClientRect().height + slides;
  }, 0);
  if (high > 0.3 * innerHeight) faults.push(`bars take ${high} px`);

  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const holder = text.parentElement;
    if (!holder?.closest('[data-top-bar], nav, h1, h2, h3, h4') || !holder.checkVisibility())
      continue;
    // Drawings, and code that may break anywhere.
    if (holder.closest('figure, code, [aria-hidden="true"], .visually-hidden')) continue;
    for (const { 0: word, index } of text.textContent?.matchAll(/[^\s\u200b\-/–—]{2,}/g) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...more] = range.getClientRects();
      if (first && more.some(({ top, width }) => width > 0 && top > first.top + 2))
        faults.push(`« ${word} » of ${holder.outerHTML.slice(0, 80)} is broken`);
    }
  }
  return faults;
}

for (const [part, paths] of inParts(everyPath, 2).entries()) {
  test(`letters up to twice as large, ${part + 1} of 2`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await visitEach(paths, async (path) => {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const size of SIZES) {
          await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
          expect
            .soft(await page.evaluate(faultsOf), `${path}, ${width} px, ${size} px`)
            .toEqual([]);
        }
      }
    });
  });
}
