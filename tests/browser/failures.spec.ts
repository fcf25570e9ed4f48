import { expect, test } from './guard.ts';

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
  await page.goto('/blog');
  const chip = page.getByRole('button', { name: 'IA', exact: true });
  await chip.click();
  const refused = page.waitForEvent('console', (message) =>
    /Failed to fetch dynamically/.test(message.text()),
  );
  goOn();
  await refused;
  // It listens again once it has said so.
  await expect(page.locator('[data-island] + p[role="status"] button')).toBeVisible();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  expect(await page.locator('main a[href^="/blog/"]:visible').count()).toBeGreaterThanOrEqual(6);
  broken = false;
  await chip.click();
  await expect(page).toHaveURL('/blog?categorie=ia');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
});

test('where not one file comes after the page, the page itself says so, and keeps what was typed', async ({
  page,
  faults,
}) => {
  faults.ignore(/Failed to load resource|net::ERR_FAILED/);
  await page.goto('/tappos');
  let broken = true;
  await page.route('**/_a/*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.locator('#caisse-code').click();
  await page.keyboard.type('2501');
  const said = page.locator('[data-island="Till"] + p[role="status"]');
  await expect(said).toContainText('rien n’est perdu', { ignoreCase: true });
  await expect(page.locator('#caisse-code')).toHaveValue('2501');
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
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toBeVisible();
  }
});
