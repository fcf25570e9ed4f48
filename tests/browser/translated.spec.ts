/**
 * The browser translates the page, or an extension writes into it: islands and lists show, hold and
 * focus the same as on a page that nobody touches.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './guard.ts';

const MARK = '⁘ ';
const places = [
  ['/tapschool', '[data-island="ReportCard"]'],
  ['/tapschool/pricing', '[data-island="SchoolFinder"]'],
  ['/blog', '[data-list]'],
] as const;

/** Runs in the page: uses every control in turn, fields first, and returns what is shown. */
async function useAll([selector, change, mark]: readonly [string, string, string]) {
  const root = document.querySelector<HTMLElement>(selector);
  if (!root) throw new Error(selector);
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  /** Each text in a `font`, as Google Translate does. */
  const translate = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, svg, font')) continue;
      const font = document.createElement('font');
      font.textContent = mark + text.data;
      text.replaceWith(font);
    }
  };
  const controls = () => [...root.querySelectorAll<HTMLInputElement>('input, select, button')];
  const shown = () => {
    const copy = root.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('[hidden], script')) hidden.remove();
    return {
      text: copy.textContent.replaceAll(mark, '').replace(/\s+/g, ' '),
      values: controls().map(({ value, ariaPressed }) => ariaPressed ?? value),
      focus: controls().indexOf(document.activeElement as HTMLInputElement),
    };
  };
  if (change === 'an extension')
    for (const field of root.querySelectorAll('input')) field.after(document.createElement('div'));
  const seen: unknown[] = [];
  for (const kind of ['input', 'select', 'button']) {
    for (let at = 0; at < Math.min(controls().length, 40); at += 1) {
      const control = controls()[at];
      if (!control?.matches(kind) || control.disabled || !control.checkVisibility()) continue;
      control.focus();
      if (kind === 'button') control.click();
      else if (control instanceof HTMLSelectElement) {
        control.selectedIndex = 2;
        for (const type of ['input', 'change'])
          control.dispatchEvent(new Event(type, { bubbles: true }));
      } else {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(control, root.matches('[data-list]') ? 'caisse' : '7');
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      while (root.dataset.island && root.dataset.ready !== '') await pause(10);
      await pause(10);
      seen.push(shown());
      if (change === 'translation') translate();
    }
  }
  return seen;
}

async function use(page: Page, path: string, selector: string, change: string) {
  // A visit to the same address would keep the state of the visit before (`use-kept-state.ts`).
  await page.goto('about:blank');
  await page.goto(path);
  return page.evaluate(useAll, [selector, change, MARK] as const);
}

for (const [path, selector] of places) {
  test(`${path} ${selector}: translated or extended`, async ({ page }) => {
    const alone = await use(page, path, selector, 'nothing');
    expect(alone.length).toBeGreaterThan(1);
    for (const change of ['translation', 'an extension'])
      expect.soft(await use(page, path, selector, change), change).toEqual(alone);
  });
}
