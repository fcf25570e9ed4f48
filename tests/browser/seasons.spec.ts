import type { ConsoleMessage } from '@playwright/test';
import { contentOf } from '../../tools/content.ts';
import { expect, requestsOf, test } from './guard.ts';
import { openUntilIdle } from './idle.ts';

/** A day of each theme, and its decoration: counts from the specification, by class. */
const themes = {
  ramadan: { day: '2025-03-10', pieces: { lantern: 8, crescent: 1 } },
  eid: { day: '2025-03-31', pieces: { twinkle: 20, crescent: 1, star: 5 } },
  christmas: { day: '2026-12-24', pieces: { snowflake: 30, gift: 6 } },
  easter: { day: '2026-04-05', pieces: { egg: 8, dot: 8 } },
  winter: { day: '2027-01-15', pieces: { flake: 50 } },
  summer: { day: '2026-07-14', pieces: { sun: 1 } },
} as const;

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

/** Finds a warning about the calendar; pages without a worker log others. */
const warned = (about: RegExp) => (message: ConsoleMessage) =>
  message.type() === 'warning' && about.test(message.text());

/** Runs in the page: where falling pieces, the sun, and what does not move are. */
function placesOf() {
  const pieces = [...document.querySelectorAll<HTMLElement>('.season-layer > *')];
  const boxOf = (piece: Element) => piece.getBoundingClientRect();
  const still = pieces.filter((piece) => !piece.matches('.snow'));
  const snow = pieces.filter((piece) => piece.matches('.snow'));
  const read = [...document.querySelectorAll('[data-top-bar] :is(a, button, summary)')]
    .map(boxOf)
    .filter(({ width }) => width > 0);
  const over = still.filter((piece) => {
    const { left, right, top, bottom } = boxOf(piece);
    return read.some(
      (box) => left < box.right - 1 && box.left + 1 < right && top < box.bottom && box.top < bottom,
    );
  });
  const away = still.filter((piece) => {
    const { left, right, top, bottom } = boxOf(piece);
    return right < 0 || left > innerWidth || bottom < 0 || top > innerHeight;
  });
  const sun = still.find((piece) => piece.matches('.sun'));
  const disc = sun && boxOf(sun);
  return {
    away: away.map(({ className }) => className),
    over: over.map(({ className }) => className),
    ...(snow.length > 0 && {
      flakes: [snow.length],
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

test.use({ reducedMotion: 'no-preference' });

for (const [theme, { day, pieces }] of Object.entries(themes)) {
  test.describe(theme, () => {
    test.use({ today: new Date(`${day}T10:00:00`) });

    test('its class and its colours are there before any file of script', async ({
      page,
      faults,
    }) => {
      faults.ignore(/ERR_FAILED/);
      await page.goto('/?theme=default');
      await expect.poll(() => page.evaluate(themeClasses)).toEqual([]);
      const plain = await page.evaluate(coloursOf);
      await page.route(/\/_a\/.*\.js$/, (route) => route.abort());
      await page.goto('/');
      expect(await page.evaluate(themeClasses)).toEqual([`theme-${theme}`]);
      expect(await page.evaluate(coloursOf)).not.toEqual(plain);
    });

    test('one class on the body, every piece counted; printed away, stopped, restarted', async ({
      page,
    }) => {
      const chunks = requestsOf(page);
      await page.goto('/');
      await expect(page.locator(layer)).toHaveCount(1);
      expect(await page.evaluate(themeClasses)).toEqual([`theme-${theme}`]);
      for (const [piece, count] of Object.entries(pieces)) {
        await expect(page.locator(`${layer} .${piece}`)).toHaveCount(count);
      }
      const total = Object.values(pieces).reduce((sum, count) => sum + count, 0);
      expect(await page.locator(`${layer} > *`).count()).toBe(total);
      const downloaded = Object.keys(themes).filter((name) =>
        chunks.some((path) => path.startsWith(`/_a/${name}.`)),
      );
      expect(downloaded).toEqual([theme]);

      await test.step('print shows the page alone', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect.soft(page.locator(layer)).toBeHidden();
        await expect.soft(page.locator('.season-control')).toBeHidden();
        await page.emulateMedia({ media: null });
        await expect.soft(page.locator('.season-control')).toBeVisible();
      });

      await test.step('the button stops and restarts, and is remembered', async () => {
        const stop = page.getByRole('button', {
          name: new RegExp(`^Arrêter l’animation.*${names[theme]}$`),
        });
        const start = page.getByRole('button', { name: 'Relancer l’animation' });
        await stop.click();
        await expect(page.locator(layer)).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('data-animations', 'off');
        await page.goto('/about');
        await expect(start).toBeVisible();
        await expect(page.locator(layer)).toHaveCount(0);
        await start.click();
        await expect(page.locator(layer)).toHaveCount(1);
        for (const [piece, count] of Object.entries(pieces)) {
          await expect(page.locator(`${layer} .${piece}`)).toHaveCount(count);
        }
      });
    });

    test('the decoration moves nothing in the page, ignores the pointer, and is not announced', async ({
      page,
    }) => {
      await page.goto('/tapschool?theme=default');
      const plain = await page.evaluate(boxes);
      await page.goto('/tapschool');
      await expect(page.locator(layer)).toHaveCount(1);
      expect.soft(await page.evaluate(boxes)).toEqual(plain);
      const sideways = () => document.documentElement.scrollWidth > innerWidth;
      expect.soft(await page.evaluate(sideways)).toBe(false);
      await expect.soft(page.locator(layer)).toHaveAttribute('aria-hidden', 'true');
      await expect.soft(page.locator(layer)).toHaveCSS('position', 'fixed');
      await expect.soft(page.locator(layer)).toHaveCSS('z-index', '1000');
      await expect.soft(page.locator(layer)).toHaveCSS('pointer-events', 'none');
      const catchers = await page
        .locator(`${layer} *`)
        .evaluateAll(
          (nodes) => nodes.filter((node) => getComputedStyle(node).pointerEvents !== 'none').length,
        );
      expect.soft(catchers).toBe(0);
      const reached = await page.evaluate(() => {
        let onLayer = 0;
        for (let x = 5; x < innerWidth; x += 40) {
          for (let y = 5; y < innerHeight; y += 40) {
            if (document.elementFromPoint(x, y)?.closest('.season-layer')) onLayer += 1;
          }
        }
        return onLayer;
      });
      expect.soft(reached).toBe(0);
    });

    test('every piece is in its place at every width, and rests on nothing in the bar', async ({
      page,
    }) => {
      await page.goto('/contact');
      await expect(page.locator(layer)).toHaveCount(1);
      for (const width of [320, 390, 1024, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        await expect
          .poll(() => page.evaluate(placesOf))
          .toEqual({
            away: [],
            over: [],
            ...(theme === 'winter' && { flakes: [50], columns: 10, falls: true }),
            ...(theme === 'christmas' && { flakes: [30], columns: 10, falls: true }),
            ...(theme === 'summer' && { sunAtTheRight: true }),
          });
      }
    });

    test('the compositor moves it alone: no style is recalculated while nothing happens', async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const recalculations = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value;
      };
      for (const path of ['/contact', '/tapschool/pricing']) {
        await page.goto(path);
        await expect(page.locator(layer)).toHaveCount(1);
        // Again while the page is still settling.
        await expect(async () => {
          const before = await recalculations();
          await page.waitForTimeout(3000);
          expect(await recalculations()).toBe(before);
        }).toPass({ timeout: 20_000 });
      }
    });

    test('a visitor who wants less motion gets the colours and no decoration', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-animations', 'off');
      await expect.poll(() => page.evaluate(themeClasses)).toEqual([`theme-${theme}`]);
      await expect(page.locator(layer)).toHaveCount(0);
    });
  });
}

test('an ordinary day has no class, no button, and downloads no decoration', async ({ page }) => {
  const chunks = requestsOf(page);
  await openUntilIdle(page, '/');
  expect(await page.evaluate(themeClasses)).toEqual([]);
  await expect(page.locator('.season-control')).toHaveCount(0);
  const names = Object.keys(themes);
  expect(chunks.filter((path) => names.some((name) => path.startsWith(`/_a/${name}.`)))).toEqual(
    [],
  );
});

test('the reduced-motion preference sets the flag on an ordinary day too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-animations', 'off');
});

test.describe('preview', () => {
  test('any theme on any page, and nothing is remembered', async ({ page }) => {
    await page.goto('/contact?theme=eid');
    await expect(page.locator(layer)).toHaveCount(1);
    expect(await page.evaluate(themeClasses)).toEqual(['theme-eid']);
    await openUntilIdle(page, '/contact');
    expect(await page.evaluate(themeClasses)).toEqual([]);
  });

  test('any date', async ({ page }) => {
    await page.goto('/?date=2025-03-30');
    await expect.poll(() => page.evaluate(themeClasses)).toEqual(['theme-eid']);
  });

  test('an unknown theme is ignored, with a warning', async ({ page }) => {
    const warning = page.waitForEvent('console', warned(/^Saison/));
    await page.goto('/?theme=carnaval');
    expect((await warning).text()).toContain('carnaval');
    expect(await page.evaluate(themeClasses)).toEqual([]);
  });
});

test('a change of the motion preference is followed while the page is open', async ({ page }) => {
  await page.goto('/?theme=ramadan');
  await expect(page.locator(layer)).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator(layer)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-animations', 'off');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator(layer)).toHaveCount(1);
});

test('a flag already on the page root keeps everything still', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.setAttribute('data-animations', 'off'),
    ),
  );
  await page.goto('/?theme=summer');
  await expect.poll(() => page.evaluate(themeClasses)).toEqual(['theme-summer']);
  await expect(page.locator(layer)).toHaveCount(0);
});

test('a hidden tab pauses the decoration', async ({ page }) => {
  await page.goto('/?theme=winter');
  await expect(page.locator(layer)).toHaveCount(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const running = () =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.closest('.season-layer'))
      .filter(({ playState }) => playState === 'running').length;
  expect(await page.evaluate(running)).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await page.evaluate(running)).toBeGreaterThan(0);
});

test('refused storage: the button works, for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/?theme=easter');
  await page.getByRole('button', { name: 'Arrêter l’animation' }).click();
  await expect(page.locator(layer)).toHaveCount(0);
  await page.getByRole('button', { name: 'Relancer l’animation' }).click();
  await expect(page.locator(layer)).toHaveCount(1);
});

test('a decoration that cannot be fetched leaves the page in its colours, with one warning', async ({
  page,
  faults,
}) => {
  faults.ignore(/Failed to load resource/);
  await page.route('**/_a/ramadan.*.js', (route) => route.abort());
  const warning = page.waitForEvent('console', warned(/ramadan/));
  await page.goto('/?theme=ramadan');
  await warning;
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(themeClasses)).toEqual(['theme-ramadan']);
  const link = () => getComputedStyle(document.body).getPropertyValue('--link');
  expect(await page.evaluate(link)).toBe('#33418a');
  await expect(page.locator(layer)).toHaveCount(0);
});

test('a forced event decorates the page on any day, and takes it off', async ({ page }) => {
  await openUntilIdle(page, '/contact');
  for (const theme of ['eid', 'winter'] as const) {
    await page.evaluate((event) => window.forceEvent?.(event), theme);
    await expect(page.locator(layer)).toHaveCount(1);
    expect(await page.evaluate(themeClasses)).toEqual([`theme-${theme}`]);
    await expect(page.getByRole('button', { name: names[theme] })).toHaveCount(1);
    await expect(page.locator(`${layer} .flake`)).toHaveCount(theme === 'winter' ? 50 : 0);
  }
  await page.evaluate(() => window.forceEvent?.('rentree'));
  expect(await page.evaluate(themeClasses)).toEqual(['theme-winter']);
  await page.evaluate(() => window.forceEvent?.('default'));
  await expect(page.locator(layer)).toHaveCount(0);
  expect(await page.evaluate(themeClasses)).toEqual([]);
});

test('a date that throws leaves the default theme, with a warning', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-24T12:00:00Z'));
  await page.addInitScript(() => {
    const { toISOString } = Date.prototype;
    Date.prototype.toJSON = toISOString;
    Date.prototype.toISOString = () => {
      throw new Error('pas d’horloge');
    };
  });
  const warning = page.waitForEvent('console', warned(/pas d’horloge/));
  await page.goto('/contact');
  await warning;
  expect(await page.evaluate(themeClasses)).toEqual([]);
});

test('snow: sizes, speeds and delays as specified, white at 0.8', async ({ page }) => {
  await page.goto('/?theme=winter');
  await expect(page.locator(`${layer} .flake`)).toHaveCount(50);
  const flakes = await page.locator(`${layer} .flake`).evaluateAll((nodes) =>
    nodes.map((node) => {
      const style = getComputedStyle(node);
      return {
        size: Number.parseFloat(style.fontSize),
        fall: Number.parseFloat(style.animationDuration),
        wait: Number.parseFloat(style.animationDelay),
        color: style.color,
        text: node.textContent,
      };
    }),
  );
  for (const { size, fall, wait, color, text } of flakes) {
    expect(size).toBeGreaterThanOrEqual(10);
    expect(size).toBeLessThanOrEqual(20);
    expect(fall).toBeGreaterThanOrEqual(2);
    expect(fall).toBeLessThanOrEqual(5);
    expect(wait).toBeGreaterThanOrEqual(0);
    expect(wait).toBeLessThanOrEqual(2);
    expect(color).toBe('rgba(255, 255, 255, 0.8)');
    expect(['❄', '❅', '❆']).toContain(text?.[0]);
  }
});
