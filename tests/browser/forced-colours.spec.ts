/**
 * With forced colours every control has a border (on every page: `pages.spec.ts`), and what is chosen
 * looks so.
 */
import type { Locator } from '@playwright/test';
import { expect, test } from './guard.ts';
import { visitEach } from './listed.ts';
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

/** Runs in the page: what is, or can be, chosen or current, one control of each new look, numbered. */
function markChoices(known: readonly string[]): string[] {
  const kinds =
    'input:is([type=radio], [type=checkbox]), [aria-pressed], [aria-selected], [aria-current]';
  const shown = [...document.querySelectorAll<HTMLElement>(kinds)].filter((one) => {
    const box = (one as HTMLInputElement).labels?.[0] ?? one;
    return box.checkVisibility() && box.getBoundingClientRect().width > 1;
  });
  const looks = Map.groupBy(shown, (one) => {
    const label = (one as HTMLInputElement).labels?.[0];
    return [one.tagName, one.className, one.parentElement?.className, label?.className].join();
  });
  const fresh = [...looks].filter(([look]) => !known.includes(look));
  for (const [index, [, [one]]] of fresh.entries()) one?.classList.add(`tried-${index}`);
  return fresh.map(([look]) => look);
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

test('what is chosen or current looks so', async ({ page }) => {
  const compared: string[] = [];
  await visitEach(['/', '/support', '/api'], async (path) => {
    await page.goto(path);
    const looks = await page.evaluate(markChoices, compared);
    compared.push(...looks);
    for (const index of looks.keys()) {
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
      const what = await choice.evaluate((one) => one.outerHTML.slice(0, 120));
      expect.soft(on.equals(off), `${path}: ${what}`).toBe(false);
    }
  });
  expect(compared.length).toBeGreaterThan(5);
});
