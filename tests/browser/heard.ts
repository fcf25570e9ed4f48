import type { Locator } from '@playwright/test';

/**
 * Listens to a live region as a screen reader does: of a change it says the whole region or, where
 * the region is not atomic, what is new. Returns what was said since it was last asked.
 */
export async function listen(region: Locator): Promise<() => Promise<string[]>> {
  const said = await region.evaluateHandle((element) => {
    const heard: string[] = [];
    const whole = element.role === 'status' && element.ariaAtomic !== 'false';
    new MutationObserver((changes) => {
      const fresh = changes.flatMap(({ target, addedNodes, type }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      const texts = whole ? [element.textContent] : fresh.map((node) => node.textContent);
      heard.push(...texts.map(String).filter((text) => text.trim() !== ''));
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return heard;
  });
  return async () => {
    const texts = await said.evaluate((heard) => heard.splice(0));
    return texts.map((text) => text.replace(/\s+/g, ' ').trim());
  };
}
