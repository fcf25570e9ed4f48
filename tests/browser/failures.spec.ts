import { expect, test } from './guard.ts';

test('an island whose code fails to load stays readable, and the next touch retries', async ({
  page,
  faults,
}) => {
  faults.ignore(/Error hydrating|Failed to load resource|net::ERR_FAILED/);
  let broken = true;
  const { promise: clicked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/_a/client.*.js*', async (route) => {
    // Mouse, focus and click are one attempt, however long they take.
    await clicked;
    await (broken ? route.abort() : route.continue());
  });
  await page.goto('/blog');
  const chip = page.getByRole('button', { name: 'IA', exact: true });
  await chip.click();
  const refused = page.waitForEvent('console', (message) => message.type() === 'warning');
  goOn();
  await refused;
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  expect(await page.locator('main a[href^="/blog/"]:visible').count()).toBeGreaterThanOrEqual(6);
  broken = false;
  await chip.click();
  await expect(page).toHaveURL('/blog?categorie=ia');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
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

test('an island is not fetched before somebody touches it when data is saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/_a\/client/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/blog');
  // What the page does to fetch ahead, begun after it: an island in sight, then an idle moment.
  await page.evaluate(
    () =>
      new Promise((idle) => {
        const island = document.querySelector('[data-island]');
        const seen = new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting) requestIdleCallback(idle);
        });
        if (island) seen.observe(island);
      }),
  );
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'IA', exact: true }).click();
  await expect(page).toHaveURL('/blog?categorie=ia');
  expect(scripts.length).toBeGreaterThan(0);
});
