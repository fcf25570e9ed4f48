import type { Page } from '@playwright/test';
import { productIds, products } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import { contentOf } from '../../tools/content.ts';
import { boxOf } from './box.ts';
import { expect, requestsOf, test } from './guard.ts';
import { openUntilIdle } from './idle.ts';

const tabsOf = (page: Page) => page.locator('[data-tabs="ecran"] [role="tab"]');
const openPanel = (page: Page) => page.locator('[data-tabs="ecran"] [role="tabpanel"]:visible');

for (const product of productIds) {
  test.describe(`screens of ${product}`, () => {
    const gallery = screensPath(product);

    test('every tab has its words, fetches its drawing alone, again after a failure, and shows it as the page of all screens does', async ({
      page,
      hold,
    }) => {
      const asked = requestsOf(page);
      const fetched = () => asked.filter((path) => path.startsWith(gallery));
      await openUntilIdle(page, `/${product}`);
      expect(fetched()).toEqual([]);
      const mend = await hold(`${gallery}/*.json`, 'fail');
      await Promise.all([page.waitForEvent('requestfailed'), tabsOf(page).nth(1).click()]);
      const link = page.locator('a[data-screen]:visible');
      await expect(link).toHaveAttribute('href', new RegExp(`^${gallery}#`));
      mend();
      const gaps = new Set<number>();
      const drawn = new Map<string, number>();
      const tabs = await tabsOf(page).all();
      for (const [at, tab] of tabs.entries()) {
        const panel = openPanel(page);
        await tab.click();
        await expect(panel.locator('figure')).toHaveCount(1);
        await expect(panel.locator('figure')).toHaveAccessibleName(/.{8}/);
        await expect(panel.locator('article').first().getByRole('listitem')).toHaveCount(3);
        await expect(link).toHaveCount(0);
        gaps.add(await panel.evaluate(gapOf));
        const [[name, height] = ['', 0]] = await panel.evaluateAll(heights);
        if (at > 0) drawn.set(name, height);
      }
      expect(new Set(fetched()).size).toBe(tabs.length - 1);
      expect(fetched()).toHaveLength(tabs.length);
      // On a phone the words come first.
      await page.setViewportSize({ width: 390, height: 844 });
      const words = await boxOf(openPanel(page).locator('article').last());
      expect(words.bottom).toBeLessThan((await boxOf(openPanel(page).locator('figure'))).top);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(gallery);
      const screens = page.locator('[data-screen]');
      for (const screen of await screens.all()) gaps.add(await screen.evaluate(gapOf));
      expect([...gaps]).toHaveLength(1);
      const all = new Map(await screens.evaluateAll(heights));
      for (const [name, height] of drawn) expect(height, name).toBe(all.get(name));
    });

    test('a screen is whole, above its words; that of the hour is in the first window; hours lead to theirs', async ({
      page,
    }) => {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(gallery);
        for (const screen of await page.locator('[data-screen]').all()) {
          const figure = await boxOf(screen.locator('figure'));
          const words = await boxOf(screen.locator('article').first());
          expect(words.top).toBeGreaterThanOrEqual(figure.bottom);
        }
        await expect(page.locator('[data-read] figure')).toBeInViewport();
      }
      // In the phone's window, under no bar.
      const jump = page.locator('main nav');
      for (const link of await jump.getByRole('link').all()) {
        await link.click();
        const [id] = (await link.getAttribute('href'))?.match(/#.+/) ?? [];
        // What the hour spares is the title that one sees.
        const title = page.locator(`${id} > :first-child > p`);
        await expect(title).toBeInViewport({ ratio: 1 });
        expect((await boxOf(title)).top).toBeGreaterThanOrEqual((await boxOf(jump)).bottom);
      }
    });
  });
}

test('each tab of the AI page shows the screen of its own product, without the words of its tab', async ({
  page,
}) => {
  await page.goto('/ai');
  for (const { id, aiScreen } of products) {
    const { name, ai } = contentOf(`products/${id}`);
    await page.locator(`[data-tab="${ai.slug}"]`).click();
    const panel = page.locator('[role="tabpanel"]:visible');
    await expect(panel.locator('figure')).toHaveCount(1);
    await expect(panel.locator('figure')).toHaveAccessibleName(new RegExp(name));
    await expect(page.locator('a[data-screen]:visible')).toHaveCount(0);
    const tabs: { screen: string; cards: { title: string }[] }[] = contentOf(`pages/${id}-overview`)
      .explorer.tabs;
    const cards = tabs.find(({ screen }) => screen === aiScreen)?.cards ?? [];
    expect(cards.length).toBeGreaterThan(0);
    for (const { title } of cards) await expect(panel).not.toContainText(title);
  }
});

test('without script a link leads to the screen', async ({ scriptless: page }) => {
  await page.goto('/tappharm');
  await page.locator('[data-panel="cloture"] a[data-screen]').click();
  await expect(page).toHaveURL('/tappharm/ecrans#cloture');
  await expect(page.locator('#cloture figure')).toBeInViewport();
});

/** Runs in the page: how far a drawing is from its words, in px. */
function gapOf(place: Element): number {
  const figure = place.querySelector('figure')?.getBoundingClientRect();
  const card = place.querySelector('article')?.getBoundingClientRect();
  return Math.round((card?.top ?? 0) - (figure?.bottom ?? 0));
}

/** Runs in the page: the height of each screen by name, all at one width. */
function heights(screens: readonly Element[]): [name: string, height: number][] {
  return screens.map((screen) => {
    const figure = screen.querySelector('figure') as HTMLElement;
    figure.style.width = '800px';
    const name = screen.getAttribute('data-screen') ?? screen.getAttribute('data-panel') ?? '';
    return [name, Math.round(figure.getBoundingClientRect().height)];
  });
}
