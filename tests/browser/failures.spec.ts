import { readFileSync } from 'node:fs';
import { expect, test } from './guard.ts';
import { openUntilIdle, untilIdle } from './idle.ts';

test('a touch while the message of a failure is still on its way tries again at once', async ({
  page,
  hold,
  faults,
}) => {
  faults.ignore(/Error hydrating/);
  const mend = await hold('/_a/start.*.js', 'fail');
  const comes = await hold('/_a/waiting.*.js');
  await page.goto('/tappos/pricing');
  const island = page.locator('main [data-island]');
  const refused = page.waitForEvent('console', (said) => /Failed to fetch/.test(said.text()));
  await island.getByRole('button', { name: 'Une boutique de plus' }).click();
  await refused;
  mend();
  await island.getByRole('textbox').focus();
  await expect(island).toHaveAttribute('data-ready', '');
  await expect(page).toHaveURL(/\?boutiques=\d+$/);
  // The message belongs to the failed attempt: after the successful attempt it must not show.
  const arrived = page.waitForEvent('requestfinished', (file) => /waiting\./.test(file.url()));
  comes();
  await arrived;
  // Idle callbacks come after the code that has just arrived.
  await untilIdle(page);
  await expect(page.locator('[data-island] + p[role="status"]')).toHaveCount(0);
});

test('where not one file comes after the page, the page itself says so, and keeps what was typed', async ({
  page,
  hold,
}) => {
  await page.goto('/tapschool');
  const mend = await hold('/_a/*.js', 'fail');
  await page.locator('#mark-0').click();
  await page.keyboard.type('19');
  const said = page.locator('[data-island="ReportCard"] + p[role="status"]');
  await expect(said).toContainText('rien n’est perdu', { ignoreCase: true });
  await expect(page.locator('#mark-0')).toHaveValue('19');
  mend();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-island="ReportCard"]')).toHaveAttribute('data-ready', '');
  await expect(said).toHaveCount(0);
});

test('tabs whose script never arrives still show the panel of their link', async ({
  page,
  hold,
}) => {
  await hold('/_a/*.js', 'fail');
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
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/?theme=easter');
  for (const [name, layers] of [
    ['Arrêter l’animation', 0],
    ['Relancer l’animation', 1],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator('.season-layer')).toHaveCount(layers);
  }
});

const CARD = '[data-island="ReportCard"] + [role="status"]';
/** Files that come on demand: where, at a touch of what, and what the page shows without them. */
const BROUGHT = [
  ['(waiting|start)', '/tapschool', '#mark-0', `${CARD}:text-matches("rien n’est perdu", "i")`],
  ['start', '/tapschool', '#mark-0', `${CARD}:has-text("Réessayer")`],
  ['ReportCard.island', '/tapschool', '#mark-0', `${CARD}:has-text("Réessayer")`],
  ['dialog', '/contact', '[data-search]', '[data-search-field]'],
  ['view', '/contact', '[data-search]', '[data-search-field]'],
  ['page', '/recherche', '[data-search-field]', ':text("La recherche n’a pas pu se charger")'],
  ['list-search', '/support', '[data-list] input', '[data-many]:text-matches("^[1-9] réponse")'],
  ['bring-screens', '/tappos', '[data-tab="inventaire"]', 'a[data-screen]:visible'],
  ['open-article', '/docs#connexion', '', '#connexion'],
  ['main', '/?theme=winter', '', 'h1'],
  ['winter', '/?theme=winter', '', 'h1'],
] as const;

for (const [file, path, touched, left] of BROUGHT) {
  test(`${file} does not come, or throws: the page works without it`, async ({ page, faults }) => {
    faults.ignore(/Failed to load resource|net::ERR_FAILED/);
    const files = new RegExp(`/_a/${file}\\..*js$`);
    for (const how of ['does not come', 'throws']) {
      const { promise: asked, resolve: answered } = Promise.withResolvers<void>();
      await page.unroute(files);
      await page.route(files, async (route) => {
        if (how === 'does not come') return answered(await route.abort());
        const code = readFileSync(`dist${new URL(route.request().url()).pathname}`, 'utf8');
        const [, names = ''] = /export\s*{(.*)}/s.exec(code) ?? [];
        const body = `let fail=()=>{throw Error(0)};export{${names.replace(/[^,]*( as )/g, 'fail$1')}}`;
        answered(await route.fulfill({ contentType: 'text/javascript', body }));
      });
      await page.goto('about:blank');
      await page.goto(path);
      if (touched) await page.click(touched);
      await page.keyboard.type('sm');
      await asked;
      await expect(page.locator(left).first(), how).toBeVisible();
      await untilIdle(page);
      await page.keyboard.type('s');
      await expect(page.locator(left).first(), how).toBeVisible();
      // What was typed is still where it was typed.
      if (left.startsWith(CARD)) await expect(page.locator(touched), how).toHaveValue('sms');
    }
  });
}

test('what fails later gives the page back, and the next act starts anew', async ({ page }) => {
  await page.goto('/tapschool');
  const island = page.locator('[data-island="ReportCard"]');
  const mark = island.locator('#mark-0');
  await mark.fill('21');
  await expect(island).toHaveAttribute('data-ready', '');
  // As extensions do.
  await island.locator('tr:has(#mark-0-error)').evaluate((row) => row.remove());
  await mark.fill('19');
  await expect(island).not.toHaveAttribute('data-ready', '');
  await mark.fill('18');
  await expect(island).toHaveAttribute('data-ready', '');
});
