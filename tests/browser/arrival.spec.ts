/**
 * Over a slow link a page is painted while it arrives, and what is painted must not move. Each page
 * is written piece by piece in a phone's window, and the places of its elements are compared.
 */
import { productIds } from '#products/registry.ts';
import { elementEnds } from '../../tools/page-tree.ts';
import { expect, test } from './guard.ts';
import { templates, visitEach } from './listed.ts';

const PHONE = { width: 390, height: 844 };
/**
 * The largest layout shift allowed, computed as browsers do: the part of the screen that moves,
 * times how far. A word that moves along its line counts less; a block that pushes others counts
 * more.
 */
const MOST = 0.01;

test.use({ viewport: PHONE });

interface Move {
  score: number;
  element: string;
  /** What arrived last. */
  arrived: string;
}

/** Runs in an empty page. */
function writeInPieces({ html, cuts }: { html: string; cuts: number[] }): Move[] {
  const shown = new Map<Element, DOMRect>();
  const moves: Move[] = [];
  const screen = innerWidth * innerHeight;
  /** The area in the window: a card beside it, not yet swiped to, has none. */
  const inSight = ({ top, bottom, left, right }: DOMRect) =>
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) *
    Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
  const draws = (element: Element) =>
    element.childElementCount === 0 ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );

  document.open();
  let from = 0;
  for (const cut of cuts) {
    document.write(html.slice(from, cut));
    let score = 0;
    let first: Element | undefined;
    for (const element of document.body?.querySelectorAll('*') ?? []) {
      if (!draws(element)) continue;
      const now = element.getBoundingClientRect();
      const before = shown.get(element);
      const far = before && Math.hypot(now.left - before.left, now.top - before.top);
      // Browsers ignore moves of up to 3 px.
      if (before && far && far > 3) {
        const area = Math.max(inSight(before), inSight(now));
        score += (area / screen) * (Math.min(far, innerHeight) / innerHeight);
        first ??= element;
      }
      if (inSight(now) > 1 && now.width > 1 && element.checkVisibility()) shown.set(element, now);
    }
    if (first) {
      const arrived = html.slice(Math.max(from, cut - 120), cut);
      moves.push({ score, element: first.outerHTML.slice(0, 120), arrived });
    }
    from = cut;
    if (document.documentElement.scrollHeight > 3 * innerHeight) break;
  }
  document.close();
  return moves;
}

/** The pages that are made by hand, and an article. */
const paths = templates.filter(
  (path) =>
    /^\/(?:ai|docs|support|blog.*)?$/.test(path) ||
    productIds.some((id) => path.split('/')[1] === id),
);

test('what is on the screen does not move while the rest of a page arrives', async ({ page }) => {
  await visitEach(paths, async (path) => {
    const answer = await page.request.get(path);
    const html = await answer.text();
    // Without scripts and files: other tests check the moves that these cause.
    const bare = html.replace(
      / src="[^"]*"| http-equiv="refresh"|<script[^>]*>.*?<\/script>/gs,
      '',
    );
    const cuts: number[] = [];
    let last = bare.indexOf('<body');
    // Pieces of some size: each is followed by a measure of every element.
    for (const end of elementEnds(bare).toSorted((a, b) => a - b)) {
      if (end < last + 400) continue;
      cuts.push(end);
      last = end;
    }
    await page.goto('about:blank');
    const moves = await page.evaluate(writeInPieces, { html: bare, cuts });
    expect(cuts.length, path).toBeGreaterThan(20);
    expect
      .soft(
        moves.filter(({ score }) => score > MOST),
        path,
      )
      .toEqual([]);
  });
});
