/** Decorations of the six themes never cover what can be read or touched. */
import type { Page } from '@playwright/test';
import { screensPath } from '#routes.ts';
import { expect, test } from './guard.ts';
import { templates, visitEach } from './listed.ts';

const themes = ['ramadan', 'eid', 'christmas', 'easter', 'winter', 'summer'] as const;
const HEIGHT = 844;
/** Decorations are clipped at the top, where a product's own bar has replaced the top bar. */
const CUT = 124;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly what: string;
}

/** Runs in the page: the area that each ornament covers while it moves. */
function sweeps(): Box[] {
  const pieces = [...document.querySelectorAll('.season-layer > *')];
  const boxes = pieces.map((piece) => ({
    what: piece.className,
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: 0,
    bottom: 0,
  }));
  const moves = document.getAnimations().filter(({ effect }) => {
    const target = (effect as KeyframeEffect | null)?.target;
    return target?.parentElement?.matches('.season-layer');
  });
  for (const move of moves) move.pause();
  for (let step = 0; step <= 24; step += 1) {
    for (const move of moves) {
      const { delay = 0, duration } = move.effect?.getTiming() ?? {};
      move.currentTime = Math.max(0, delay) + (Number(duration) * (step + 0.001)) / 24.01;
    }
    for (const [index, piece] of pieces.entries()) {
      const box = boxes[index];
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      if (!box) continue;
      box.left = Math.min(box.left, left);
      box.top = Math.min(box.top, top);
      box.right = Math.max(box.right, right);
      box.bottom = Math.max(box.bottom, bottom);
    }
  }
  return boxes;
}

interface Question {
  readonly pieces: readonly Box[];
  /** Whether to ask about what scrolls too, not only about what stays in the window. */
  readonly scrolling: boolean;
  /** {@link CUT} */
  readonly cutAt: number;
}

/**
 * Runs in the page: each ornament, with what it would cover at some moment, of all that can be read
 * or touched, wherever the page is scrolled. (Compared here: handing thousands of boxes over would
 * take longer.)
 */
function covered({ pieces, scrolling, cutAt }: Question): string[] {
  // What stays in the window: at the top of the page, and after scrolling, when the top bar may be
  // gone.
  const atTop: Box[] = [];
  const later: Box[] = [];
  let stays = atTop;
  let scrolled = false;
  // What scrolls with the page.
  const scrolls: Box[] = [];
  const bar = document.querySelector('[data-top-bar]');
  interface Place {
    /** Whether it, or an element around it, is fixed or sticky. */
    readonly still: boolean;
    /** Between these its content is visible, in the window. */
    readonly left: number;
    readonly right: number;
  }
  // Texts share the boxes around them: each is asked once, until the page is scrolled.
  let places = new Map<Element, Place>();
  const placeOf = (element: Element): Place => {
    const known = places.get(element);
    if (known) return known;
    const around = element.parentElement
      ? placeOf(element.parentElement)
      : { still: false, left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };
    const { position, clipPath, overflowX } = getComputedStyle(element);
    const still = around.still || /fixed|sticky/.test(position);
    let { left, right } = around;
    if (clipPath !== 'none') right = Number.NEGATIVE_INFINITY;
    if (overflowX !== 'visible' && element !== document.documentElement) {
      const edge = element.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
    }
    const place = { still, left, right };
    places.set(element, place);
    return place;
  };
  const add = (element: Element, rectsOf: () => Iterable<DOMRect>, what: string) => {
    const place = placeOf(element);
    // What scrolls was measured at the top of the page.
    if (!place.still && scrolled) return;
    if (element.closest('dialog, .visually-hidden, .season-layer')) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    for (const rect of rectsOf()) {
      const left = Math.max(rect.left, place.left);
      const right = Math.min(rect.right, place.right);
      let { top, bottom } = rect;
      if (right - left < 2 || bottom - top < 2) continue;
      if (place.still) {
        // The top bar covers what has scrolled under it.
        if (!bar?.contains(element)) top = Math.max(top, bar?.getBoundingClientRect().bottom ?? 0);
        if (top < bottom) stays.push({ left, right, top, bottom, what });
      } else {
        scrolls.push({ left, right, top, bottom, what });
      }
    }
  };
  const look = () => {
    places = new Map();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const said = text.textContent?.trim();
      if (!said || !text.parentElement) continue;
      range.selectNodeContents(text);
      add(text.parentElement, () => range.getClientRects(), `« ${said.slice(0, 30)} »`);
    }
    for (const control of document.querySelectorAll('a, button, input, select, summary')) {
      const said = control.textContent?.trim().slice(0, 30);
      add(control, () => control.getClientRects(), `${control.tagName} « ${said} »`);
    }
  };
  const most = document.documentElement.scrollHeight - innerHeight;
  look();
  stays = later;
  scrolled = true;
  // Sticky elements are at the place where they stick.
  scrollTo({ top: most / 2, behavior: 'instant' });
  look();
  const barGone = (bar?.getBoundingClientRect().top ?? 0) < 0;
  scrollTo({ top: 0, behavior: 'instant' });

  // Scrolling content is visible between the bars.
  const under = bar?.getBoundingClientRect().bottom ?? 0;
  const above = innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  const moving = scrolling ? scrolls : [];
  const beside = (one: Box, other: Box) =>
    one.left < other.right - 0.5 && other.left + 0.5 < one.right;
  const among = (piece: Box, boxes: readonly Box[]) =>
    boxes.filter(
      (box) => beside(piece, box) && piece.top < box.bottom - 0.5 && box.top + 0.5 < piece.bottom,
    );
  const faults = pieces.flatMap((piece) => {
    const cut = barGone ? { ...piece, top: Math.max(piece.top, cutAt) } : piece;
    const top = Math.max(cut.top, under);
    const bottom = Math.min(cut.bottom, above);
    const passing = moving.filter(
      (box) =>
        beside(piece, box) &&
        top < bottom &&
        Math.max(0, box.top - bottom) < Math.min(most, box.bottom - top),
    );
    return [...among(piece, atTop), ...among(cut, later), ...passing].map(
      (box) => `${piece.what} over ${box.what}`,
    );
  });
  return [...new Set(faults)].slice(0, 6);
}

async function dressed(page: Page, width: number, path: string) {
  await page.setViewportSize({ width, height: HEIGHT });
  const all: Box[] = [];
  for (const theme of themes) {
    await page.goto(`${path}?theme=${theme}`);
    await expect(page.locator('.season-layer')).toHaveCount(1);
    const pieces = await page.evaluate(sweeps);
    // Checked here too: only with a theme does the bar have the season's button.
    const question = { pieces, scrolling: false, cutAt: CUT };
    expect.soft(await page.evaluate(covered, question), theme).toEqual([]);
    const seen = pieces.filter(
      ({ left, right, top, bottom }) => left < width && right > 0 && top < HEIGHT && bottom > 0,
    );
    expect.soft(seen.length, `${theme} is seen`).toBe(pieces.length);
    all.push(...pieces.map((piece) => ({ ...piece, what: `${theme} ${piece.what}` })));
  }
  return all;
}

test.use({ reducedMotion: 'no-preference' });

const widths = [320, 390, 768, 1024, 1440];
test('no ornament of any season stands on what is read or touched, on any page', async ({
  page,
}) => {
  const worn = new Map<number, Box[]>();
  await visitEach(widths, async (width) => {
    worn.set(width, await dressed(page, width, '/contact'));
  });
  // On a page that has something in the margins, all pieces hang in the bar as on a phone.
  const inTheBar = new Map(worn).set(1440, await dressed(page, 1440, screensPath('tappos')));
  await visitEach(templates, async (path) => {
    await page.goto(path);
    const full = await page.locator('[data-fills-margins]').count();
    for (const [width, pieces] of full > 0 ? inTheBar : worn) {
      await page.setViewportSize({ width, height: HEIGHT });
      const question = { pieces, scrolling: true, cutAt: CUT };
      expect.soft(await page.evaluate(covered, question), `${path}, ${width} px`).toEqual([]);
    }
  });
});

test('on a low window, as at 400 %, nothing is taken from the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/?theme=easter');
  await expect(page.locator('.season-layer')).toBeHidden();
  await expect(page.locator('.season-control')).toBeVisible();
});

test('ornaments of the top bar go with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await page.goto('/tappharm?theme=ramadan');
  const layer = page.locator('.season-layer');
  await expect(layer).toHaveCSS('clip-path', 'none');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(layer).toHaveCSS('clip-path', `inset(${CUT}px 0px 0px)`);
});
