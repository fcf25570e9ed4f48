import type { Locator, Page } from '@playwright/test';
import { expect } from '../guard.ts';

/** The looks whose choices were compared, by this worker: on each page most of them are the bars'. */
const compared: string[] = [];

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

/** With forced colours what is chosen or current looks so. Leaves the page with nothing chosen. */
export async function expectChoicesSeen(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
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
  await page.emulateMedia({ forcedColors: 'none' });
}
