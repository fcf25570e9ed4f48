/**
 * From any point of a page the trial or WhatsApp is near, and no window shows two primary buttons.
 */
import { productIds } from '#products/registry.ts';
import { expect, test } from './guard.ts';
import { inParts, visitEach } from './listed.ts';

test.use({ viewport: { width: 390, height: 844 } });

const BRAND = 'rgb(253, 126, 20)';
/** Two and a half windows. */
const FAR = 2110;

const selling = [
  '/',
  '/ai',
  ...productIds.flatMap((id) => [`/${id}`, `/${id}/pricing`]),
  // Of one product: those of the others differ in text.
  ...['features', 'ecrans'].map((end) => `/${productIds[0]}/${end}`),
];

/**
 * Runs in the page: the middle of each stretch longer than `far` without a link to the trial or
 * WhatsApp.
 */
function longStretches(far: number): number[] {
  const end = document.querySelector('footer')?.offsetTop ?? 0;
  const actions = [
    ...document.querySelectorAll<HTMLElement>('a[href*="/register"], a[href*="wa.me/"]'),
  ].filter((action) => action.checkVisibility() && !action.closest('nav'));
  const tops = actions.map((action) => action.getBoundingClientRect().top + scrollY);
  const stops = [0, ...tops.filter((top) => top < end), end].sort((a, b) => a - b);
  return stops.flatMap((top, at) => {
    const before = stops[at - 1] ?? 0;
    return top - before > far ? [(top + before) / 2] : [];
  });
}

/** Runs in the page: the windows that show more than one button in the brand's colour. */
async function loudWindows(brand: string): Promise<string[]> {
  const found: string[] = [];
  const drawn = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
    scrollTo(0, top);
    await drawn();
    const loud = [
      ...document.querySelectorAll(
        'button, summary > span, a:is([data-tone], [href*="/register"], [href*="wa.me/"])',
      ),
    ].filter((button) => {
      if (!button.checkVisibility()) return false;
      const { left, right, top, bottom, height } = button.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        height > 24 && button.contains(at) && getComputedStyle(button).backgroundColor === brand
      );
    });
    const names = loud.map((button) => button.textContent?.trim());
    if (names.length > 1) found.push(`${Math.round(scrollY)} px : ${names.join(', ')}`);
  }
  return found;
}

for (const [part, paths] of inParts(selling, 2).entries()) {
  test(`a way in within reach, one loud button, one address a name, ${part + 1} of 2`, async ({
    page,
  }) => {
    await visitEach(paths, async (path) => {
      await page.goto(path);
      const stretches = await page.evaluate(longStretches, FAR);
      const bar = page
        .getByRole('navigation', { name: 'Prix et essai' })
        .getByText('Essai Gratuit')
        .first();
      for (const middle of stretches) {
        await page.evaluate((top) => scrollTo(0, top), middle);
        await expect(
          bar,
          `${path}: no trial in sight at ${Math.round(middle)} px`,
        ).toBeInViewport();
        await expect(bar, path).toHaveCSS('background-color', BRAND);
      }
      expect.soft(await page.evaluate(loudWindows, BRAND), path).toEqual([]);
      const actions = await page
        .locator('a[href*="/register"]:visible, a[href*="wa.me/"]:visible')
        .evaluateAll((links) =>
          links.map((link) => [link.textContent?.trim(), link.getAttribute('href')] as const),
        );
      const names = Map.groupBy(actions, ([name]) => name);
      for (const [name, links] of names) {
        const addresses = new Set(links.map(([, href]) => href));
        expect.soft(addresses.size, `${path}: « ${name} »`).toBe(1);
      }
    });
  });
}
