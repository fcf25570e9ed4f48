/**
 * The browser's own letters made larger, without zoom (« Taille de la police »). Unlike a root size
 * from a style sheet, they also count in the `rem` of media queries.
 */
import type { Page } from '@playwright/test';
import { expect } from '../guard.ts';

/** Where at most 30 % of a window may be taken by bars that stay. */
const HEIGHT = 800;
/** The usual sizes, of text and of code. */
const USUAL = { standard: 16, fixed: 13 };

/** Windows and letters, which as `rem` are one number: a template meets every layout, a text the narrowest. */
const TRIED = {
  template: [
    [320, 32],
    [768, 32],
    [1024, 24],
    [1440, 32],
  ],
  text: [[320, 32]],
} as const;

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

/** With letters up to twice as large nothing scrolls sideways, no bar is high, no title is broken. */
export async function expectLargeText(
  page: Page,
  path: string,
  what: keyof typeof TRIED,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [width, size] of TRIED[what]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    expect.soft(await page.evaluate(faultsOf), `${path}, ${width} px, ${size} px`).toEqual([]);
  }
  await session.send('Page.setFontSizes', { fontSizes: USUAL });
  await session.detach();
}
