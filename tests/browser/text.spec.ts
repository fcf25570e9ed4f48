/**
 * With the visitor's own text size and spacing, nothing scrolls sideways and nothing is cut off.
 */
import { expect, test } from './guard.ts';
import { everyPath } from './listed.ts';

/** Text spacing of WCAG 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const TWICE = 'html { font-size: 200% !important }';

const states = [
  ['as it is', 320, ''],
  ['wide text spacing', 320, SPACED],
  ['letters twice as large', 390, TWICE],
] as const;

/** Runs in the page: what extends beyond the window, and text cut off by a box. */
function lost(css: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const others = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...others, sheet];
  const faults: string[] = [];
  const limit = document.documentElement.clientWidth;
  const sideways = document.documentElement.scrollWidth > limit;
  if (sideways) faults.push(`scrolls sideways to ${document.documentElement.scrollWidth}`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const holder = text.parentElement;
    if (!text.textContent?.trim() || !holder?.checkVisibility()) continue;
    // Drawings, without text.
    if (holder.closest('[aria-hidden="true"]')) continue;
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (right - left < 2) continue;
    const say = (what: string) =>
      faults.push(
        `${holder.className || holder.tagName} « ${text.textContent?.trim().slice(0, 40)} » ${what}`,
      );
    for (let box: Element | null = holder; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      // Hidden on purpose, or scrollable.
      if (style.clipPath !== 'none' || style.position === 'fixed') break;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (box === document.documentElement) {
        if (sideways && right > limit + 1) say(`to ${Math.round(right)}`);
        break;
      }
      if (!/hidden|clip/.test(style.overflowX)) continue;
      const edge = box.getBoundingClientRect();
      // A drawing shown in part on purpose.
      if (top >= edge.bottom) break;
      if (right > edge.right + 2 || left < edge.left - 2)
        say(`cut off by ${Math.round(right - edge.right)} px in width`);
      else if (bottom > edge.bottom + 3 || top < edge.top - 3)
        say(`cut off by ${Math.round(bottom - edge.bottom)} px in height`);
      else continue;
      break;
    }
  }
  document.adoptedStyleSheets = others;
  return faults.slice(0, 12);
}

for (const half of [0, 1]) {
  test(`text of every page, ${half + 1} of 2: nothing sideways, nothing cut off`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const path of everyPath.filter((_, at) => at % 2 === half)) {
      for (const [name, width, css] of states) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        expect.soft(await page.evaluate(lost, css), `${path}, ${name}`).toEqual([]);
      }
    }
  });
}
