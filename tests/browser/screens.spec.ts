import { productIds, products } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import { contentOf } from '../../tools/content.ts';
import { openBuilt } from '../../tools/open-built.ts';
import { ONLY_SCREENS } from '../../tools/press-screens.ts';
import { expect, test } from './guard.ts';
import { openUntilIdle } from './idle.ts';

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

for (const width of [320, 390, 768, 1440]) {
  test(`overviews show their dashboard whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const product of productIds) {
      await page.goto(screensPath(product));
      const whole = page.locator(`[data-screen="${dashboardOf(product)}"] figure`);
      const name = (await whole.getAttribute('aria-label')) ?? '';
      const text = await whole.evaluate(textOf);
      await page.goto(`/${product}`);
      const figure = page.locator(`main figure[aria-label="${name}"]`);
      await expect(figure).toBeVisible();
      expect(await figure.evaluate(textOf), product).toBe(text);
      await expect(figure.locator('[data-example]'), product).toBeVisible();
      expect(await figure.evaluate(isWhole), product).toBe(true);
    }
  });
}

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

    test('every tab has its words, fetches its drawing alone, and stands as far from it', async ({
      page,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(gallery)) fetched.push(request.url());
      });
      await openUntilIdle(page, `/${product}`);
      expect(fetched).toEqual([]);
      const gaps = new Set<number>();
      const tabs = await page.locator('[data-tabs="ecran"] [role="tab"]').all();
      for (const tab of tabs) {
        const panel = page.locator('[data-tabs="ecran"] [role="tabpanel"]:visible');
        await tab.click();
        await expect(panel.locator('figure')).toHaveCount(1);
        await expect(panel.locator('figure')).toHaveAccessibleName(/.{8}/);
        await expect(panel.locator('article').first().getByRole('listitem')).toHaveCount(3);
        await expect(page.locator('a[data-screen]:visible')).toHaveCount(0);
        gaps.add(await panel.evaluate(gapOf));
      }
      expect(new Set(fetched).size).toBe(tabs.length - 1);
      expect(fetched).toHaveLength(tabs.length - 1);
      await page.goto(gallery);
      for (const screen of await page.locator('[data-screen]').all())
        gaps.add(await screen.evaluate(gapOf));
      expect([...gaps]).toHaveLength(1);
    });

    test('on a phone the words of a tab come before its drawing', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${product}`);
      for (const tab of await page.locator('[data-tabs="ecran"] [role="tab"]').all()) {
        await tab.click();
        const panel = page.locator('[data-tabs="ecran"] [role="tabpanel"]:visible');
        const words = await panel.locator('article').last().boundingBox();
        const figure = await panel.locator('figure').boundingBox();
        expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(figure?.y ?? 0);
      }
    });

    test('a screen looks the same in its tab as on the page of all screens', async ({ page }) => {
      await page.goto(gallery);
      const all = new Map(await page.locator('[data-screen]').evaluateAll(heights));
      await page.goto(`/${product}`);
      const [, ...later] = await page.locator('[data-tabs="ecran"] [role="tab"]').all();
      for (const tab of later) {
        await tab.click();
        const screen = page.locator('[data-tabs="ecran"] [role="tabpanel"]:visible');
        await expect(screen.locator('figure')).toBeVisible();
        const [[name, height] = []] = await screen.evaluateAll(heights);
        expect(height, name).toBe(all.get(name ?? ''));
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

    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      test(`at ${width} px a screen is whole, above its words, and that of the hour begins in the first window`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(gallery);
        for (const screen of await page.locator('[data-screen]').all()) {
          const figure = await screen.locator('figure').boundingBox();
          expect(figure?.height).toBeGreaterThan(300);
          const words = await screen.locator('article').first().boundingBox();
          expect(words?.y).toBeGreaterThanOrEqual((figure?.y ?? 0) + (figure?.height ?? 0));
        }
        await expect(page.locator('[data-read] figure')).toBeInViewport();
      });
    }

    test('the hours of the day lead to their screens, under no bar', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(gallery);
      const jump = page.locator('main nav');
      for (const link of await jump.getByRole('link').all()) {
        await link.click();
        const [id] = (await link.getAttribute('href'))?.match(/#.+/) ?? [];
        const bar = await jump.boundingBox();
        const title = page.locator(`${id} h2`);
        await expect(title).toBeInViewport({ ratio: 1 });
        const { y = 0 } = (await title.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      }
    });

    test('a fetch that fails leaves the words and a link to the screen; the next tab asks again', async ({
      page,
      faults,
    }) => {
      faults.ignore(/Failed to load resource|net::ERR_FAILED/);
      let broken = true;
      await page.route(`**${gallery}/*.json`, (route) =>
        broken ? route.abort() : route.continue(),
      );
      await page.goto(`/${product}`);
      const tabs = page.locator('[data-tabs="ecran"] [role="tab"]');
      await tabs.nth(1).click();
      const link = page.locator('a[data-screen]:visible');
      await expect(link).toHaveAttribute('href', new RegExp(`^${gallery}#`));
      await expect(
        page.locator('[data-tabs="ecran"] [role="tabpanel"]:visible article').first(),
      ).toBeVisible();
      broken = false;
      await expect(async () => {
        await tabs.nth(0).click();
        await tabs.nth(2).click();
        const figure = page.locator('[role="tabpanel"]:visible figure').first();
        await expect(figure).toBeVisible({ timeout: 2000 });
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

test('without script a link leads to the screen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/tappharm');
  await page.locator('[data-panel="cloture"] a[data-screen]').click();
  await expect(page).toHaveURL('/tappharm/ecrans#cloture');
  await expect(page.locator('#cloture figure')).toBeInViewport();
  await context.close();
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
