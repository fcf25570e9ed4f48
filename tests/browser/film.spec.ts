/** The film that opens an overview, and the same act by the visitor. */
import type { Page } from '@playwright/test';
import { productIds } from '#products/registry.ts';
import { readSiteConfig } from '#site.config.ts';
import { contentOf } from '../../tools/content.ts';
import { plain, written } from '../worked-examples.ts';
import { violations } from './axe.ts';
import { boxOf } from './box.ts';
import { expect, test } from './guard.ts';
import { visitEach } from './listed.ts';

const site = readSiteConfig({});
const { film: words, labels, trial } = contentOf('navigation');

interface Chapter {
  label: string;
  rows: { name: string; look: string; value?: unknown; auto?: boolean }[];
}

const [id] = productIds;
const path = `/${id}`;
const { figure, chapters }: { figure: { duration: number; unit: string }; chapters: Chapter[] } =
  contentOf(`pages/${id}-overview`).hero.film;
const seconds = figure.duration * (figure.unit === 'minute' ? 60 : 1);
const all = chapters.flatMap(({ rows }) => rows);

const film = (page: Page) => page.locator('[data-film]');
const rows = (page: Page) => film(page).getByRole('listitem');
const chapter = (page: Page, label: string) =>
  film(page).getByRole('radio', { name: written(label), exact: true });
/** Rows with something to show at their time: names and buttons are there from the start. */
const timed = (rows: Chapter['rows']) => rows.filter(({ value }) => value !== undefined).length;
/** How many of them show it. */
const shownRows = (page: Page) =>
  rows(page).evaluateAll(
    (all) =>
      all.filter((row) => {
        const parts = [...row.querySelectorAll('b, svg')];
        return (
          parts.length > 0 && parts.every((part) => Number(getComputedStyle(part).opacity) > 0.9)
        );
      }).length,
  );
/** The share of the cloth that is woven. */
const woven = (page: Page) =>
  film(page).evaluate((root) => {
    const cloth = root.querySelector('[data-seconds][aria-hidden]') as HTMLElement;
    const part = cloth.firstElementChild as HTMLElement;
    const { right, width } = part.getBoundingClientRect();
    return 1 - (cloth.getBoundingClientRect().right - right) / width;
  });
/** The motions of the film, which are paused or run. */
const motions = (page: Page) =>
  film(page).evaluate((root) =>
    document
      .getAnimations()
      .filter(({ effect }) => root.contains((effect as KeyframeEffect).target))
      .map(({ playState, currentTime, effect }) => ({
        playState,
        time: Number(currentTime),
        end: Number(effect?.getComputedTiming().endTime),
        moves: (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
      })),
  );
/** Whether any of them moves. */
const expectRunning = (page: Page, runs: boolean) =>
  expect
    .poll(async () => (await motions(page)).some(({ playState }) => playState === 'running'))
    .toBe(runs);
/** Brings the film to a moment, in milliseconds of the film's time. */
const seek = (page: Page, time: number) =>
  film(page).evaluate((root, at) => {
    for (const one of document.getAnimations()) {
      if (root.contains((one.effect as KeyframeEffect).target)) one.currentTime = at;
    }
  }, time);

test('the whole screen, and each chapter at a touch', async ({ page }) => {
  await page.goto(path);
  expect(await shownRows(page)).toBe(timed(all));
  expect(await motions(page)).toEqual([]);
  await expect(film(page).getByRole('checkbox')).toBeHidden();
  const shown: Chapter['rows'] = [];
  for (const { label, rows } of chapters) {
    shown.push(...rows);
    await chapter(page, label).check();
    await expect.poll(() => shownRows(page)).toBe(timed(shown));
    expect(await woven(page)).toBeCloseTo(shown.length / all.length, 1);
  }
});

test('price, trial, what starting costs, cloth and screen in one window of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitEach(productIds, async (id) => {
    await page.goto(`/${id}`);
    const bar = await boxOf(page.getByRole('navigation', { name: 'Logiciels et menu' }));
    const opening = page.locator('main > header');
    for (const seen of [
      opening.getByRole('heading', { level: 1 }),
      opening.getByRole('link', { name: `${trial} ${contentOf(`products/${id}`).start}` }),
      film(page).locator('[data-seconds][aria-hidden]'),
      rows(page).nth(2),
    ]) {
      expect((await boxOf(seen)).bottom, id).toBeLessThanOrEqual(bar.top);
    }
    await expect(opening.getByRole('link', { name: trial })).toHaveAttribute(
      'href',
      site.products[id].register,
    );
  });
});

test.describe('the film', () => {
  test.use({ reducedMotion: 'no-preference' });
  test.beforeEach(({ page }) => page.goto(path));

  test('runs three times as fast as announced, once, on the compositor', async ({ page }) => {
    const all = await motions(page);
    expect(all.length).toBeGreaterThan(chapters.length);
    const known = new Set(['offset', 'easing', 'composite', 'computedOffset']);
    const moved = new Set(all.flatMap(({ moves }) => moves).filter((name) => !known.has(name)));
    expect([...moved].toSorted()).toEqual(['opacity', 'transform']);
    const last = Math.max(...all.map(({ end }) => end));
    expect(last).toBeGreaterThan((seconds / 3) * 1000);
    expect(last).toBeLessThan((seconds / 3) * 1000 + 2000);
    await seek(page, last);
    await expect.poll(() => shownRows(page)).toBe(timed(chapters.flatMap(({ rows }) => rows)));
    expect((await motions(page)).every(({ playState }) => playState === 'finished')).toBe(true);
  });

  test('a chapter goes to its first row, and on from there', async ({ page }) => {
    await film(page).getByRole('checkbox').check({ force: true });
    const before: Chapter['rows'] = [];
    for (const { label, rows } of chapters) {
      await chapter(page, label).check({ force: true });
      await expect.poll(() => shownRows(page)).toBe(timed([...before, ...rows.slice(0, 1)]));
      before.push(...rows);
    }
  });

  test('stops at « Pause », goes on, and starts again as often as one likes', async ({ page }) => {
    await expectRunning(page, true);
    const pause = film(page).getByRole('checkbox', { name: words.pause });
    await pause.check({ force: true });
    await expectRunning(page, false);
    await pause.uncheck({ force: true });
    await expectRunning(page, true);
    for (let time = 0; time < 3; time += 1) {
      await seek(page, 1_000_000);
      await expectRunning(page, false);
      // One of two labels lies on top.
      const { x, y } = await boxOf(film(page).getByText(words.again).first());
      await page.mouse.click(x + 10, y + 10);
      await expectRunning(page, true);
    }
  });

  test('stands still out of sight', async ({ page }) => {
    for (const far of [1, 0]) {
      await page.evaluate((y) => scrollTo(0, y * document.documentElement.scrollHeight), far);
      await expectRunning(page, far === 0);
    }
  });
});

test.describe('the visitor', () => {
  test.use({ today: null });

  test('does it in a few touches, and sends his time', async ({ page }) => {
    await page.goto(path);
    const opening = page.locator('main > header');
    await page.getByRole('button', { name: written(words.own) }).click();
    await expect(film(page)).toBeHidden();
    for (const { name } of all.filter(({ auto }) => !auto)) {
      const next = opening.locator('li button');
      await expect(next).toHaveCount(1);
      await expect(next).toBeFocused();
      expect(plain(await next.textContent())).toContain(plain(written(name)));
      await next.press('Enter');
    }
    await expect(opening.getByRole('status')).toContainText(written(words.you));
    await expect(opening).toContainText(written(words.announced));
    const send = opening.getByRole('link', { name: written(words.send) });
    expect(await send.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=.*\d(?:%\w\w)+s/);
    expect(await violations(page, 'everything', 'main > header')).toEqual([]);
    await opening.getByRole('button', { name: words.restart }).click();
    await expect(opening.locator('li button')).toHaveCount(1);
    await opening.getByRole('button', { name: words.leave }).click();
    await expect(film(page)).toBeVisible();
  });
});

test('in a low window too the visitor sees what to touch; the keyboard is given back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto(path);
  const own = page.getByRole('button', { name: written(words.own) });
  await own.click();
  const opening = page.locator('main > header');
  const next = opening.locator('li button');
  await expect(next).toBeInViewport({ ratio: 1 });
  const bars = page.getByRole('navigation', {
    name: `${labels.product} ${contentOf(`products/${id}`).name}`,
  });
  expect((await boxOf(next)).top).toBeGreaterThanOrEqual((await boxOf(bars)).bottom);
  await opening.getByRole('button', { name: words.leave }).click();
  await expect(own).toBeFocused();
});

test('without script it plays all the same, and stops at a touch', async ({ scriptless: page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
  await expect(film(page).getByRole('checkbox')).toBeVisible();
  await expect(page.getByRole('button', { name: written(words.own) })).toBeHidden();
  await chapter(page, chapters.at(-1)?.label ?? '').check({ force: true });
  await expect(rows(page).last().locator('> *')).toHaveCSS('opacity', '1');
});
