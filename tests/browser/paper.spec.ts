/** What is drawn as paper has dark text in the dark scheme too. */
import { expect, test } from './guard.ts';

const INK = 'rgb(31, 22, 17)';

const objects = [
  ['/blog', 'what is drawn beside an article', 'main svg[viewBox="0 0 320 220"]'],
  ['/security', 'the sale as it is read', 'main header li'],
  ['/tappos', 'the screen of the film', '[data-film] [data-paper]'],
] as const;

test.use({ colorScheme: 'dark' });

test('paper is read in the dark', async ({ page }) => {
  for (const [path, name, selector] of objects) {
    await page.goto(path);
    await expect.soft(page.locator(selector).first(), `${path}: ${name}`).toHaveCSS('color', INK);
  }
});
