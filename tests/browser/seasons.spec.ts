import type { Page } from '@playwright/test';
import { contentOf } from '../../tools/content.ts';
import { expect, requestsOf, test } from './guard.ts';
import { openUntilIdle } from './idle.ts';
import { visitEach } from './listed.ts';

/** A day of each theme, and its decoration: counts from the specification, by class. */
const themes = {
  ramadan: { day: '2025-03-10', pieces: { lantern: 8, crescent: 1 } },
  eid: { day: '2025-03-31', pieces: { twinkle: 20, crescent: 1, star: 5 } },
  christmas: { day: '2026-12-24', pieces: { snowflake: 30, gift: 6 } },
  easter: { day: '2026-04-05', pieces: { egg: 8, dot: 8 } },
  winter: { day: '2027-01-15', pieces: { flake: 50 } },
  summer: { day: '2026-07-14', pieces: { sun: 1 } },
} as const;
const all = Object.keys(themes) as (keyof typeof themes)[];

const { names } = contentOf('seasons');
const layer = '.season-layer';
const themeClasses = () => [...document.body.classList].filter((name) => name.startsWith('theme-'));

/** What a theme changes before its decoration: the colour of links, room for the sun in the bar. */
const coloursOf = () => {
  const bar = document.querySelector('[data-top-bar] > *') as Element;
  return [
    getComputedStyle(document.body).getPropertyValue('--link'),
    getComputedStyle(bar).paddingRight,
  ];
};

/** Position and size of the page's parts. */
const boxes = () =>
  [...document.querySelectorAll('header, main, main section, h1, h2, footer')].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  });

/** The themes whose decoration was asked for. */
const decorationsOf = (asked: readonly string[]) =>
  all.filter((name) => asked.some((path) => path.startsWith(`/_a/${name}.`)));

/** The theme of the page, and whether it is decorated. */
async function expectTheme(page: Page, theme: string | undefined, layers = 0): Promise<void> {
  await expect.poll(() => page.evaluate(themeClasses)).toEqual(theme ? [`theme-${theme}`] : []);
  await expect(page.locator(layer)).toHaveCount(layers);
}

async function expectPieces(page: Page, pieces: Readonly<Record<string, number>>): Promise<void> {
  await expect(page.locator(layer)).toHaveCount(1);
  for (const [piece, count] of Object.entries(pieces))
    await expect(page.locator(`${layer} .${piece}`)).toHaveCount(count);
  const total = Object.values(pieces).reduce((sum, count) => sum + count, 0);
  await expect(page.locator(`${layer} > *`)).toHaveCount(total);
}

/** Runs in the page: where falling pieces, the sun, and what does not move are. */
function placesOf() {
  const pieces = [...document.querySelectorAll<HTMLElement>('.season-layer > *')];
  const boxOf = (piece: Element) => piece.getBoundingClientRect();
  const still = pieces.filter((piece) => !piece.matches('.snow'));
  const snow = pieces.filter((piece) => piece.matches('.snow'));
  const read = [...document.querySelectorAll('[data-top-bar] :is(a, button, summary)')]
    .map(boxOf)
    .filter(({ width }) => width > 0);
  const namesOf = (wrong: (box: DOMRect) => boolean) =>
    still.filter((piece) => wrong(boxOf(piece))).map(({ className }) => className);
  const sun = still.find((piece) => piece.matches('.sun'));
  const disc = sun && boxOf(sun);
  return {
    away: namesOf(
      ({ left, right, top, bottom }) =>
        right < 0 || left > innerWidth || bottom < 0 || top > innerHeight,
    ),
    over: namesOf(({ left, right, top, bottom }) =>
      read.some(
        (box) =>
          left < box.right - 1 && box.left + 1 < right && top < box.bottom && box.top < bottom,
      ),
    ),
    ...(snow.length > 0 && {
      flakes: snow.length,
      // Tenths of the window where snow falls.
      columns: new Set(snow.map((flake) => Math.floor(((flake.offsetLeft + 5) / innerWidth) * 10)))
        .size,
      // From above the window to below it.
      falls: snow.every((flake) => {
        const [fall] = flake.getAnimations();
        const { delay = 0, duration } = fall?.effect?.getTiming() ?? {};
        if (fall) fall.currentTime = delay + Number(duration) * 0.999;
        return flake.offsetTop + flake.offsetHeight < 0 && boxOf(flake).bottom > innerHeight;
      }),
    }),
    ...(disc && {
      sunAtTheRight:
        disc.width >= 44 &&
        disc.right <= innerWidth &&
        disc.right > innerWidth - 14 &&
        disc.top >= 0 &&
        disc.top < 20,
    }),
  };
}

/** What {@link placesOf} says of a theme, beside « nothing away, nothing over the bar ». */
const places: Readonly<Record<string, object>> = {
  winter: { flakes: 50, columns: 10, falls: true },
  christmas: { flakes: 30, columns: 10, falls: true },
  summer: { sunAtTheRight: true },
};

test.use({ reducedMotion: 'no-preference' });

test('on its day each theme has its class and its colours before any file of script', async ({
  page,
  hold,
}) => {
  await page.goto('/');
  const plain = await page.evaluate(coloursOf);
  await hold('/_a/*.js', 'fail');
  await visitEach(all, async (theme) => {
    await page.clock.setFixedTime(new Date(`${themes[theme].day}T10:00:00`));
    await page.goto('/');
    expect(await page.evaluate(themeClasses)).toEqual([`theme-${theme}`]);
    expect(await page.evaluate(coloursOf), theme).not.toEqual(plain);
  });
});

test('one class on the body, every piece counted; printed away, stopped, restarted', async ({
  page,
}) => {
  const chunks = requestsOf(page);
  await visitEach(all, async (theme) => {
    const { pieces } = themes[theme];
    chunks.length = 0;
    await page.goto(`/?theme=${theme}`);
    await expectTheme(page, theme, 1);
    await expectPieces(page, pieces);
    expect(decorationsOf(chunks)).toEqual([theme]);
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.locator(layer)).toBeHidden();
    await expect.soft(page.locator('.season-control')).toBeHidden();
    await page.emulateMedia({ media: null });
    await page
      .getByRole('button', { name: new RegExp(`^Arrêter l’animation.*${names[theme]}$`) })
      .click();
    await expect(page.locator(layer)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-animations', 'off');
    await page.goto(`/about?theme=${theme}`);
    const start = page.getByRole('button', { name: 'Relancer l’animation' });
    await expect(start).toBeVisible();
    await expect(page.locator(layer)).toHaveCount(0);
    await start.click();
    await expectPieces(page, pieces);
  });
});

test('the decoration moves nothing, rests on nothing in the bar at any width, ignores the pointer, is not announced', async ({
  page,
}) => {
  await page.goto('/tapschool');
  const plain = await page.evaluate(boxes);
  await visitEach(all, async (theme) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/tapschool?theme=${theme}`);
    await expect(page.locator(layer)).toHaveCount(1);
    expect.soft(await page.evaluate(boxes), theme).toEqual(plain);
    const sideways = () => document.documentElement.scrollWidth > innerWidth;
    expect.soft(await page.evaluate(sideways), theme).toBe(false);
    await expect.soft(page.locator(layer)).toHaveAttribute('aria-hidden', 'true');
    const catchers = await page
      .locator(`${layer}, ${layer} *`)
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).pointerEvents !== 'none'));
    expect.soft(catchers, theme).toEqual([]);
    for (const width of [390, 1366, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(placesOf), `${theme}, ${width} px`)
        .toEqual({ away: [], over: [], ...places[theme] });
    }
  });
});

test.describe('with the clock in hand', () => {
  test.use({ today: null });

  test('the compositor moves it alone: no style is recalculated while nothing happens', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const recalculations = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value;
    };
    await visitEach(all, async (theme) => {
      await page.goto(`/tapschool/pricing?theme=${theme}`);
      await expect(page.locator(layer)).toHaveCount(1);
      // Again while the page is still settling.
      await expect(async () => {
        const before = await recalculations();
        // What a timer would move in three seconds, and a style in twenty frames.
        await page.clock.runFor(3000);
        await page.waitForTimeout(330);
        expect(await recalculations(), theme).toBe(before);
      }).toPass({ timeout: 20_000 });
    });
  });
});

test('an ordinary day has no class, no button, no decoration; the address shows any theme and any date, and nothing is remembered', async ({
  page,
}) => {
  const chunks = requestsOf(page);
  await openUntilIdle(page, '/');
  await expectTheme(page, undefined);
  await expect(page.locator('.season-control')).toHaveCount(0);
  expect(decorationsOf(chunks)).toEqual([]);
  for (const asked of ['theme=eid', 'date=2025-03-30']) {
    await page.goto(`/contact?${asked}`);
    await expectTheme(page, 'eid', 1);
    await openUntilIdle(page, '/contact');
    await expectTheme(page, undefined);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-animations', 'off');
});

// The snow is not drawn as other decorations are.
for (const theme of ['ramadan', 'winter'])
  test(`who wants less motion gets the colours of ${theme} alone, at once`, async ({ page }) => {
    await page.goto(`/?theme=${theme}`);
    for (const reducedMotion of ['no-preference', 'reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await expectTheme(page, theme, reducedMotion === 'reduce' ? 0 : 1);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-animations', 'off');
    await expectTheme(page, theme);
    // By a flag on the page root too, whoever sets it.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.setAttribute('data-animations', 'off'),
      ),
    );
    await openUntilIdle(page, `/?theme=${theme}`);
    await expectTheme(page, theme);
  });

test('a hidden tab pauses the decoration', async ({ page }) => {
  await page.goto('/?theme=winter');
  await expect(page.locator(layer)).toHaveCount(1);
  const runningWhen = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.closest('.season-layer'))
        .filter(({ playState }) => playState === 'running').length;
    }, hidden);
  expect(await runningWhen(true)).toBe(0);
  expect(await runningWhen(false)).toBeGreaterThan(0);
});

test('a forced event decorates the page on any day, and takes it off', async ({ page }) => {
  await openUntilIdle(page, '/contact');
  const force = (event: string) => page.evaluate((name) => window.forceEvent?.(name), event);
  for (const theme of ['eid', 'winter'] as const) {
    await force(theme);
    await expectTheme(page, theme, 1);
    await expect(page.getByRole('button', { name: names[theme] })).toHaveCount(1);
    await expectPieces(page, themes[theme].pieces);
  }
  await force('rentree');
  await expectTheme(page, 'winter', 1);
  await force('default');
  await expectTheme(page, undefined);
});

test('an unknown theme, then a date that throws: the default theme, with warnings', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-24T12:00:00Z'));
  await page.addInitScript(() => {
    Date.prototype.toJSON = Date.prototype.toISOString;
    Date.prototype.toISOString = () => {
      throw new Error('pas d’horloge');
    };
  });
  const warnings = Promise.all(
    [/^Saison.*carnaval/, /pas d’horloge/].map((about) =>
      page.waitForEvent('console', (said) => said.type() === 'warning' && about.test(said.text())),
    ),
  );
  await page.goto('/contact?theme=carnaval');
  await warnings;
  await expectTheme(page, undefined);
});
