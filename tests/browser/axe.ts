import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules that can tell another thing in the dark: the structure of a page is the same there. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands.
 * @param what `colours` for a page whose structure was read in light colours
 */
export async function violations(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  // Read once a page. In its own world: the policy forbids injected script elements, not evaluation.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(await readFile(axePath, 'utf8'));
  }
  const rules = what === 'colours' ? COLOUR_RULES : undefined;
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const result = await axe.run(document, {
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule', values } }),
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    );
  }, rules);
}
