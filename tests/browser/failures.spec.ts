import { expect, test } from './guard.ts';
import { openUntilIdle, untilIdle } from './idle.ts';
import { ownStatus } from './own-status.ts';

test('an island whose code fails to load stays readable, and the next touch retries', async ({
  page,
  faults,
}) => {
  faults.ignore(/Error hydrating|Failed to load resource|net::ERR_FAILED/);
  let broken = true;
  const { promise: clicked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/_a/start.*.js', async (route) => {
    // A click (mouse, focus and click events) counts as one attempt, however long it takes.
    await clicked;
    await (broken ? route.abort() : route.continue());
  });
  await page.goto('/tappharm/pricing');
  const chip = page.getByRole('button', { name: '5 ans', exact: true });
  await chip.click();
  const refused = page.waitForEvent('console', (message) => /Failed to fetch/.test(message.text()));
  goOn();
  await refused;
  // Once the message is shown, the island listens to touches again.
  await expect(page.locator('[data-island] + p[role="status"] button')).toBeVisible();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(ownStatus(page)).toContainText(/FCFA/);
  broken = false;
  await chip.click();
  await expect(page).toHaveURL('/tappharm/pricing?annees=5');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
});

test('a touch while the message of a failure is still on its way tries again at once', async ({
  page,
  faults,
}) => {
  faults.ignore(/Error hydrating|Failed to load resource|net::ERR_FAILED/);
  let broken = true;
  await page.route('**/_a/start.*.js', (route) => (broken ? route.abort() : route.continue()));
  const { promise: message, resolve: comes } = Promise.withResolvers<void>();
  await page.route('**/_a/waiting.*.js', async (route) => {
    await message;
    await route.continue();
  });
  await page.goto('/tappos/pricing');
  const island = page.locator('main [data-island]');
  const refused = page.waitForEvent('console', (said) => /Failed to fetch/.test(said.text()));
  await island.getByRole('button', { name: 'Une boutique de plus' }).click();
  await refused;
  broken = false;
  await island.getByRole('textbox').focus();
  await expect(island).toHaveAttribute('data-ready', '');
  await expect(page).toHaveURL(/\?boutiques=\d+$/);
  // The message belongs to the failed attempt: after the successful one it must not show.
  const arrived = page.waitForEvent('requestfinished', (file) => /waiting\./.test(file.url()));
  comes();
  await arrived;
  // Idle callbacks come after the code that has just arrived.
  await untilIdle(page);
  await expect(page.locator('[data-island] + p[role="status"]')).toHaveCount(0);
});

test('where not one file comes after the page, the page itself says so, and keeps what was typed', async ({
  page,
  faults,
}) => {
  faults.ignore(/Failed to load resource|net::ERR_FAILED/);
  await page.goto('/tappos');
  let broken = true;
  await page.route('**/_a/*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.locator('#till-code').click();
  await page.keyboard.type('2501');
  const said = page.locator('[data-island="Till"] + p[role="status"]');
  await expect(said).toContainText('rien n’est perdu', { ignoreCase: true });
  await expect(page.locator('#till-code')).toHaveValue('2501');
  broken = false;
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-island="Till"]')).toHaveAttribute('data-ready', '');
  await expect(said).toHaveCount(0);
});

test('tabs whose script never arrives still show the panel of their link', async ({
  page,
  faults,
}) => {
  faults.ignore(/Failed to load resource|net::ERR_FAILED/);
  await page.route('**/_a/*.js', (route) => route.abort());
  await page.goto('/tapschool');
  const first = page.locator('[data-panel="tableau-de-bord"]');
  const grades = page.locator('[data-panel="notes"]');
  await expect(first).toBeVisible();
  await expect(grades).toBeHidden();
  await page.locator('[data-tab="notes"]').click();
  await expect(grades).toBeVisible();
  await expect(first).toBeHidden();
});

test('storage that throws disturbs nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  for (const path of ['/', '/blog', '/tappharm', '/api']) {
    await openUntilIdle(page, path);
    await expect(page.locator('h1')).toBeVisible();
  }
});
