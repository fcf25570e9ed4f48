import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Rules that may differ in the dark scheme: the page's structure is the same there. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A phone in the light scheme, a desk in the dark one. */
export const windows = [
  ['light', 320],
  ['dark', 1280],
] as const;

/**
 * Runs axe on the page as it is.
 * @param what `colours` for a page whose structure was checked in the light scheme
 * @param within what has changed since the page was checked whole: a part takes less time
 */
export async function violations(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
  within = 'html',
): Promise<string[]> {
  // Installed once per page, through evaluation: the content policy forbids injected script
  // elements.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(await readFile(axePath, 'utf8'));
  }
  const rules = what === 'colours' ? COLOUR_RULES : undefined;
  return page.evaluate(
    async ([values, root]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const result = await axe.run(root, {
        resultTypes: ['violations'],
        // No fetching of styles, sound and films, which takes a third of the time: only one of the
        // rules in use reads them, about films that play by themselves, and the site has none.
        preload: false,
        // We print the elements: no selectors to find them by, which take a quarter of the time.
        selectors: false,
        ...(values && { runOnly: { type: 'rule', values } }),
      });
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
      );
    },
    [rules, within] as const,
  );
}
