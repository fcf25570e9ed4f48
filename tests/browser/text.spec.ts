/**
 * Whatever face the visitor has and does to its letters, nothing scrolls sideways, is cut off or
 * broken.
 */
import { expect, test } from './guard.ts';
import { everyPath, inParts } from './listed.ts';
import { dressedIn, serveTextFaces } from './text-faces.ts';

/** Text spacing of WCAG 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const TWICE = 'html { font-size: 200% !important }';

interface Dress {
  readonly css: string;
  readonly family?: string;
}
const widest = ['DejaVu Sans', dressedIn('DejaVu Sans')] as const;
const usual = (['Roboto', 'Noto Sans'] as const).map((face) => [face, dressedIn(face)] as const);

/**
 * Every width with the widest face; a narrower one breaks nothing between the two ends that it
 * spares there. By width: a window that changes its size is laid out anew.
 */
const windows: readonly (readonly [
  width: number,
  states: readonly (readonly [name: string, dress: Dress])[],
])[] = [
  [320, [['as it is', { css: '' }], ['wide text spacing', { css: SPACED }], widest, ...usual]],
  [390, [['letters twice as large', { css: TWICE }], widest]],
  [768, [widest]],
  [1440, [widest, ...usual]],
];

/**
 * In the page, where it stays until the next one: rules over the page's own. Only boxes are asked
 * for: that nothing is painted saves a fifth of the time.
 */
async function dress({ css, family }: Dress): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css} html { opacity: 0 }`);
  const of = document as Document & { dressed?: CSSStyleSheet };
  const others = document.adoptedStyleSheets.filter((other) => other !== of.dressed);
  of.dressed = sheet;
  document.adoptedStyleSheets = [...others, sheet];
  if (!family) return;
  const loaded = [400, 700].map((weight) =>
    document.fonts.load(`${weight} 1rem "${family}"`, 'a0'),
  );
  if ((await Promise.all(loaded)).some((found) => found.length < 2))
    throw new Error(`${family} did not come`);
}

/** In the page: words and figures whose letters lie on two lines. */
function broken(): string[] {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const holder = text.parentElement;
    const said = text.textContent ?? '';
    if (!said.trim() || !holder?.checkVisibility()) continue;
    // What is copied, not read, breaks where it must; so does what is hidden to the eye.
    if (holder.closest('code, pre, [aria-hidden="true"], .visually-hidden, script, style'))
      continue;
    if (getComputedStyle(holder).clipPath !== 'none') continue;
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2) continue;
    // A line may end at a space, and after a hyphen, a stroke or a dash.
    for (const { 0: word, index } of said.matchAll(/[^ \t\n\r\u200b\-/–—]{2,}/g)) {
      // An address, of a page or of a person.
      if (/@|\w\.\w{2}/.test(word)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first] = lines;
      if (first && lines.some(({ top }) => top > first.bottom - 2))
        faults.push(`${holder.className || holder.tagName} « ${word} » is broken`);
    }
  }
  return faults.slice(0, 12);
}

/** In the page: what passes the window, and text that a box cuts off. */
function lost(): string[] {
  const faults: string[] = [];
  const limit = document.documentElement.clientWidth;
  const sideways = document.documentElement.scrollWidth > limit;
  if (sideways) faults.push(`scrolls sideways to ${document.documentElement.scrollWidth}`);

  interface Box {
    readonly element: Element;
    /** Neither what is inside nor around it can cut a text: hidden on purpose, or scrollable. */
    readonly free: boolean;
    readonly cutsWidth: boolean;
    readonly cutsHeight: boolean;
    readonly edge: DOMRect;
    readonly parent: Box | undefined;
  }
  // Texts share the boxes around them: each is asked once.
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element);
    if (known) return known;
    const { clipPath, position, overflowX, overflowY } = getComputedStyle(element);
    const box = {
      element,
      free:
        clipPath !== 'none' || position === 'fixed' || /auto|scroll/.test(overflowX + overflowY),
      cutsWidth: /hidden|clip/.test(overflowX),
      cutsHeight: /hidden|clip/.test(overflowY),
      edge: element.getBoundingClientRect(),
      parent: element.parentElement ? boxOf(element.parentElement) : undefined,
    };
    boxes.set(element, box);
    return box;
  };

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
    for (let box: Box | undefined = boxOf(holder); box && !box.free; box = box.parent) {
      const { element, edge, cutsWidth, cutsHeight } = box;
      if (element === document.documentElement) {
        if (sideways && right > limit + 1) say(`to ${Math.round(right)}`);
        break;
      }
      if (!cutsWidth) continue;
      // A drawing shown in part on purpose.
      if (top >= edge.bottom) break;
      if (right > edge.right + 2 || left < edge.left - 2)
        say(`cut off by ${Math.round(right - edge.right)} px in width`);
      else if (cutsHeight && (bottom > edge.bottom + 3 || top < edge.top - 3))
        say(`cut off by ${Math.round(bottom - edge.bottom)} px in height`);
      else continue;
      break;
    }
  }
  return faults.slice(0, 12);
}

for (const [part, paths] of inParts(everyPath, 2).entries()) {
  test(`text of every page, ${part + 1} of 2: nothing sideways, cut off or broken`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await serveTextFaces(page);
    for (const path of paths) {
      await page.goto(path);
      for (const [width, states] of windows) {
        await page.setViewportSize({ width, height: 844 });
        for (const [name, worn] of states) {
          await page.evaluate(dress, worn);
          expect.soft(await page.evaluate(lost), `${path}, ${name}, ${width}`).toEqual([]);
          // Letters that are spread or twice as large may break a long word rather than be cut.
          if ([TWICE, SPACED].includes(worn.css)) continue;
          expect.soft(await page.evaluate(broken), `${path}, ${name}, ${width}`).toEqual([]);
        }
      }
    }
  });
}
