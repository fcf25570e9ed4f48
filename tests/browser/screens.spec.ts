import type { Page } from '@playwright/test';
import { productIds, products } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import { contentOf } from '../../tools/content.ts';
import { openBuilt } from '../../tools/open-built.ts';
import { ONLY_SCREENS } from '../../tools/press-screens.ts';
import { boxOf } from './box.ts';
import { expect, requestsOf, test } from './guard.ts';
import { openUntilIdle } from './idle.ts';

const tabsOf = (page: Page) => page.locator('[data-tabs="ecran"] [role="tab"]');
const openPanel = (page: Page) => page.locator('[data-tabs="ecran"] [role="tabpanel"]:visible');

/** The first tab of a product's screens. */
const dashboardOf = (product: string): string =>
  contentOf(`pages/${product}-overview`).explorer.tabs[0].id;

/** Runs in the page: the letters of a figure, without its example mark, which each page places. */
function textOf(figure: Element): string {
  const copy = figure.cloneNode(true) as Element;
  copy.querySelector('[data-example]')?.remove();
  return copy.textContent.replace(/\s/g, '');
}

/** Runs in the page: whether no box around a figure cuts or fades it. */
function isWhole(figure: Element): boolean {
  const { bottom, right } = figure.getBoundingClientRect();
  for (let box = figure.parentElement; box; box = box.parentElement) {
    const { overflow, maskImage } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    if (maskImage !== 'none') return false;
    if (overflow !== 'visible' && (edge.bottom < bottom - 1 || edge.right < right - 1))
      return false;
  }
  return figure.scrollHeight <= figure.clientHeight;
}

test('overviews show their dashboard whole, at every width', async ({ page }) => {
  for (const product of productIds) {
    await page.goto(screensPath(product));
    const whole = page.locator(`[data-screen="${dashboardOf(product)}"] figure`);
    const name = (await whole.getAttribute('aria-label')) ?? '';
    const text = await whole.evaluate(textOf);
    await page.goto(`/${product}`);
    const figure = page.locator(`main figure[aria-label="${name}"]`);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(figure).toBeVisible();
      expect(await figure.evaluate(textOf), product).toBe(text);
      await expect(figure.locator('[data-example]'), product).toBeVisible();
      expect(await figure.evaluate(isWhole), `${product}, ${width} px`).toBe(true);
    }
  }
});

/** Runs in the page: what lies over a figure, looked for at points of the window 20 px apart. */
function strangersOver(figure: Element): string[] {
  const { left, right, top, bottom } = figure.getBoundingClientRect();
  const found = new Set<string>();
  for (let x = left + 10; x < right; x += 20) {
    for (let y = Math.max(top, 0) + 10; y < Math.min(bottom, innerHeight); y += 20) {
      const there = document.elementFromPoint(x, y);
      if (there && !figure.contains(there) && !there.contains(figure)) found.add(there.outerHTML);
    }
  }
  return [...found];
}

for (const product of productIds) {
  test.describe(`screens of ${product}`, () => {
    const gallery = screensPath(product);

    test('every tab has its words, fetches its drawing alone, and shows it as the page of all screens does', async ({
      page,
    }) => {
      const asked = requestsOf(page);
      const fetched = () => asked.filter((path) => path.startsWith(gallery));
      await openUntilIdle(page, `/${product}`);
      expect(fetched()).toEqual([]);
      const gaps = new Set<number>();
      const drawn = new Map<string, number>();
      const tabs = await tabsOf(page).all();
      for (const [at, tab] of tabs.entries()) {
        const panel = openPanel(page);
        await tab.click();
        await expect(panel.locator('figure')).toHaveCount(1);
        await expect(panel.locator('figure')).toHaveAccessibleName(/.{8}/);
        await expect(panel.locator('article').first().getByRole('listitem')).toHaveCount(3);
        await expect(page.locator('a[data-screen]:visible')).toHaveCount(0);
        gaps.add(await panel.evaluate(gapOf));
        const [[name, height] = ['', 0]] = await panel.evaluateAll(heights);
        if (at > 0) drawn.set(name, height);
      }
      expect(new Set(fetched()).size).toBe(tabs.length - 1);
      expect(fetched()).toHaveLength(tabs.length - 1);
      await page.goto(gallery);
      const screens = page.locator('[data-screen]');
      for (const screen of await screens.all()) gaps.add(await screen.evaluate(gapOf));
      expect([...gaps]).toHaveLength(1);
      const all = new Map(await screens.evaluateAll(heights));
      for (const [name, height] of drawn) expect(height, name).toBe(all.get(name));
    });

    test('on a phone the words of a tab come before its drawing', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${product}`);
      for (const tab of await tabsOf(page).all()) {
        await tab.click();
        const words = await boxOf(openPanel(page).locator('article').last());
        const figure = await boxOf(openPanel(page).locator('figure'));
        expect(words.bottom).toBeLessThan(figure.top);
      }
    });

    test('nothing lies over a screen in its picture for the press', async ({ browser }) => {
      const page = await openBuilt(browser, gallery);
      await page.addStyleTag({ content: ONLY_SCREENS });
      for (const screen of await page.locator('[data-screen] figure').all()) {
        await screen.scrollIntoViewIfNeeded();
        expect(await screen.evaluate(strangersOver)).toEqual([]);
      }
      await page.close();
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
          expect(figure.height).toBeGreaterThan(300);
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
        const title = page.locator(`${id} h2`);
        await expect(title).toBeInViewport({ ratio: 1 });
        expect((await boxOf(title)).top).toBeGreaterThanOrEqual((await boxOf(jump)).bottom);
      }
    });

    test('a fetch that fails leaves the words and a link to the screen; the next tab asks again', async ({
      page,
      hold,
    }) => {
      const mend = await hold(`${gallery}/*.json`, 'fail');
      await page.goto(`/${product}`);
      await tabsOf(page).nth(1).click();
      const link = page.locator('a[data-screen]:visible');
      await expect(link).toHaveAttribute('href', new RegExp(`^${gallery}#`));
      await expect(openPanel(page).locator('article').first()).toBeVisible();
      mend();
      await expect(async () => {
        await tabsOf(page).nth(0).click();
        await tabsOf(page).nth(2).click();
        await expect(openPanel(page).locator('figure')).toBeVisible({ timeout: 2000 });
      }).toPass();
    });
  });
}

test('an address that names a tab shows its screen at once', async ({ page }) => {
  await page.goto('/tappharm?ecran=encours');
  await expect(page.locator('[data-panel="encours"] figure')).toBeVisible();
});

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
