/** The page of all screens opens at the visitor's hour, which is that of Abidjan. */
import type { Page } from '@playwright/test';
import { formatTime } from '#i18n/format.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import { contentOf } from '../../tools/content.ts';
import { expect, test } from './guard.ts';
import { visitEach } from './listed.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

interface Tab {
  id: string;
  at: string;
}

const sentence = (page: Page) => page.locator('[data-clock] > p:visible');
const sizes = [
  [390, 844],
  [1440, 900],
] as const;

/** Runs in the page: how far a screen is from the middle of the window. */
const offMiddle = (screen: Element) => {
  const { left, right } = screen.getBoundingClientRect();
  return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2);
};

/** Runs in the page: how far anything has moved since it was first painted. */
const shiftSoFar = async () => {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  // A frame's shifts are reported in the next.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const shifts = observer.takeRecords() as LayoutShift[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
};

async function openAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`2026-11-19T${time}:00Z`));
  await page.goto(path);
  await expect(page.locator('[data-strip] [aria-current="true"]')).toHaveCount(1);
}

const dayOf = (product: ProductId) => {
  const { tabs, gallery } = contentOf(`pages/${product}-overview`).explorer;
  const day: Tab[] = tabs.toSorted((a: Tab, b: Tab) => a.at.localeCompare(b.at));
  return { path: screensPath(product), day, ...gallery.day };
};
const [first, ...others] = productIds.map(dayOf);
const { path, day, opens, closes } = first as ReturnType<typeof dayOf>;
const atHour = (page: Page, { id }: Tab) =>
  expect.poll(() => page.locator(`#${id}`).evaluate(offMiddle));

/** An hour opens its screen, says so, and nothing of the page moves. */
async function expectHour(page: Page, path: string, tab: Tab): Promise<void> {
  await openAt(page, path, tab.at);
  await expect(sentence(page)).toHaveCount(1);
  await expect(sentence(page)).toHaveAttribute('data-opens', tab.id);
  await atHour(page, tab).toBeLessThan(2);
  await expect(page.locator('[data-strip] [aria-current="true"]')).toHaveAttribute(
    'href',
    `#${tab.id}`,
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(shiftSoFar), tab.id).toBe(0);
  // A short screen does not leave the room of a long one.
  const rest = await page.locator(`#${tab.id}`).evaluate((screen) => {
    const row = screen.parentElement as HTMLElement;
    return innerWidth < 900 ? row.clientHeight - screen.clientHeight : 0;
  });
  expect(rest, tab.id).toBeLessThan(100);
}

test.describe('east of Abidjan', () => {
  test.use({ timezoneId: 'Pacific/Auckland', viewport: { width: 390, height: 844 } });
  test('each hour opens its screen, says so, and nothing of the page moves', async ({ page }) => {
    await visitEach<Tab>(day, (tab) => expectHour(page, path, tab));
  });
});

test.describe('west of Abidjan', () => {
  test.use({ timezoneId: 'America/New_York', viewport: { width: 1440, height: 900 } });
  test('three hours of the other products do so too', async ({ page }) => {
    const some = others.flatMap(({ path, day }) =>
      [day.at(0), day.at(day.length / 2), day.at(-1)].map((tab) => ({ path, tab: tab as Tab })),
    );
    await visitEach(some, ({ path, tab }) => expectHour(page, path, tab));
  });
});

test('before opening and after closing it says so, at the first screen', async ({ page }) => {
  const said = new Set<string>();
  for (const time of ['05:10', closes]) {
    await openAt(page, path, time);
    await expect(sentence(page)).toContainText(formatTime(opens));
    said.add(await sentence(page).innerText());
    await atHour(page, day[0] as Tab).toBeLessThan(2);
  }
  expect(said.size).toBe(2);
  await openAt(page, path, opens);
  await expect(page.locator('[data-strip] [data-now]')).toHaveAttribute('href', `#${day[0]?.id}`);
});

test('an address that names a screen opens that one; Back and Forward turn to theirs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, second, third] = day as [Tab, Tab, Tab];
  await openAt(page, `${path}#${third.id}`, first.at);
  await atHour(page, third).toBeLessThan(2);
  await expect(page.locator(`#${third.id} > :first-child > p`)).toBeInViewport({ ratio: 1 });
  await page.locator(`[data-strip] a[href="#${second.id}"]`).click();
  await atHour(page, second).toBeLessThan(2);
  await page.goBack();
  await atHour(page, third).toBeLessThan(2);
  await page.goForward();
  await atHour(page, second).toBeLessThan(2);
});

test('Tab leads to the next hour, in sight; one hour is the current one', async ({ page }) => {
  const [first, second] = day as [Tab, Tab];
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAt(page, `${path}#${first.id}`, first.at);
  await page.locator(`#${first.id} a`).last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(`#${second.id} :focus`)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-strip] [aria-current]')).toHaveAttribute(
    'href',
    `#${second.id}`,
  );
});

test('the strip of hours stays under the bars', async ({ page }) => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.mouse.wheel(0, 900);
    const strip = page.locator('[data-strip]');
    await expect(strip).toBeInViewport({ ratio: 1 });
    for (const link of await strip.getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('without script the day begins at its first screen; an address leads to its own', async ({
  scriptless: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expect(sentence(page)).toHaveCount(1);
  const { id } = day.at(-1) as Tab;
  await page.goto(`${path}#${id}`);
  await expect(page.locator(`#${id} h2`)).toBeInViewport({ ratio: 1 });
});
