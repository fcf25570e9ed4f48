/**
 * With forced colours every control has a border, and a selected control looks different from a
 * focused control.
 */

import type { Locator } from '@playwright/test';
import { expect, test } from './guard.ts';
import { inParts, templates, visitEach } from './listed.ts';
import { withoutEdge } from './page-checks/edges.ts';

test.use({ forcedColors: 'active' });

test('every control of the search panel and of the phone menu has an edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/support');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('prix');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(withoutEdge)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(withoutEdge)).toEqual([]);
});

/** Runs in the page: what is, or can be, chosen or current, one control of each look, numbered. */
function markChoices(): number {
  const kinds =
    'input:is([type=radio], [type=checkbox]), [aria-pressed], [aria-selected], [aria-current]';
  const shown = [...document.querySelectorAll<HTMLElement>(kinds)].filter((one) => {
    const box = (one as HTMLInputElement).labels?.[0] ?? one;
    return box.checkVisibility() && box.getBoundingClientRect().width > 1;
  });
  const looks = Map.groupBy(shown, (one) =>
    [one.tagName, one.className, one.parentElement?.className].join(),
  );
  const first = [...looks.values()].flatMap(([one]) => one ?? []);
  for (const [index, one] of first.entries()) one.classList.add(`tried-${index}`);
  return first.length;
}

/** Runs in the page: chooses it, or not. Not by a click, which would show other parts of the page. */
function choose([index, on]: [number, boolean]): void {
  const one = document.querySelector<HTMLInputElement>(`.tried-${index}`);
  if (!one) return;
  if (one.matches('input')) one.checked = on;
  for (const name of ['aria-pressed', 'aria-selected', 'aria-current']) {
    if (one.hasAttribute(name) || one.classList.contains(name)) {
      one.classList.add(name);
      if (name === 'aria-current' && !on) one.removeAttribute(name);
      else one.setAttribute(name, String(on));
    }
  }
}

const picture = (seen: Locator) =>
  seen.screenshot({ caret: 'initial', timeout: 2000 }).catch(() => undefined);

for (const [part, paths] of inParts(templates, 4).entries()) {
  test(`what is chosen or current looks so, ${part + 1} of 4`, async ({ page }) => {
    await visitEach(paths, async (path) => {
      await page.goto(path);
      const count = await page.evaluate(markChoices);
      for (let index = 0; index < count; index += 1) {
        const choice = page.locator(`.tried-${index}`);
        const label = page.locator(`label:has(.tried-${index})`);
        const id = await choice.getAttribute('id');
        const beside = page.locator(`label[for="${id}"]`);
        const seen = (await label.count()) ? label : id && (await beside.count()) ? beside : choice;
        await page.evaluate(choose, [index, true] as [number, boolean]);
        const on = await picture(seen);
        await page.evaluate(choose, [index, false] as [number, boolean]);
        const off = await picture(seen);
        // Some choices hide their own sign when they are made.
        if (!on || !off) continue;
        expect
          .soft(
            on.equals(off),
            `${path}: ${await choice.evaluate((one) => one.outerHTML.slice(0, 120))}`,
          )
          .toBe(false);
      }
    });
  });
}

test('a chip that is chosen does not look like one that has the focus', async ({ page }) => {
  await page.goto('/support');
  const chips = page.getByRole('main').locator('button[aria-pressed]');
  await expect(chips.first()).toBeVisible();
  const groundOf = (pressed: boolean) =>
    chips
      .and(page.locator(`[aria-pressed=${pressed}]`))
      .first()
      .evaluate((chip: HTMLElement) => {
        chip.focus();
        return getComputedStyle(chip).backgroundColor;
      });
  expect(await groundOf(true)).not.toBe(await groundOf(false));
});

for (const path of ['/tappharm', '/tappos', '/tapschool']) {
  test(`${path}: what sticks has an edge against what slides under it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const outlines = await page.locator('main [data-island] *').evaluateAll((parts) =>
      parts
        .map((part) => getComputedStyle(part))
        .filter(({ position }) => position === 'sticky')
        .map(({ outline }) => outline),
    );
    expect(outlines.length).toBeGreaterThan(0);
    for (const outline of outlines) expect(outline).toContain('solid 1px');
  });
}

test('the count on a tile of the till has an edge of its own', async ({ page }) => {
  await page.goto('/tappos');
  const tile = page.locator('[data-island="Till"] button').filter({ has: page.locator('small') });
  await tile.first().click();
  const count = page.locator('[data-island="Till"] button i').first();
  await expect(count).toHaveCSS('outline-style', 'solid');
});

for (const path of ['/tappharm/ecrans', '/tappos/ecrans', '/tapschool/ecrans']) {
  test(`${path}: what a drawn screen marks is marked`, async ({ page }) => {
    await page.goto(path);
    const count = await page.evaluate(() => {
      const marks = document.querySelectorAll<HTMLElement>(
        '[data-active], [data-today], [data-now], [data-state="now"]',
      );
      const shown = [...marks].filter((mark) => mark.checkVisibility());
      for (const [index, mark] of shown.entries()) mark.classList.add(`tried-${index}`);
      return shown.length;
    });
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      const mark = page.locator(`.tried-${index}`);
      const marked = await mark.screenshot();
      await mark.evaluate((one) => {
        for (const name of ['active', 'today', 'now'] as const) delete one.dataset[name];
        if (one.dataset.state) one.dataset.state = 'next';
      });
      expect
        .soft(marked.equals(await mark.screenshot()), `${await mark.textContent()}`)
        .toBe(false);
    }
  });
}

test('the names of a drawn bar keep the colours of its parts', async ({ page }) => {
  await page.goto('/tappharm/ecrans');
  const names = page.locator('svg:has(> rect) + dl > div');
  const colours = await names.evaluateAll((all) =>
    all.map((name) => getComputedStyle(name).borderInlineStartColor),
  );
  expect(colours.length).toBeGreaterThan(3);
  expect(new Set(colours).size).toBeGreaterThan(3);
});
