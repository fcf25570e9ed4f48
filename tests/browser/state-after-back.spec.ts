/** A demonstration has the visitor's state again after Back, in that tab only. */
import type { Locator, Page } from '@playwright/test';
import { hoursPath } from '#routes.ts';
import { expect, test } from './guard.ts';

interface Work {
  readonly path: string;
  readonly name: string;
  does(island: Locator): Promise<void>;
  /** What of its announcement is its state, if not all of it. */
  readonly told?: RegExp;
}

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);
const values = (page: Page, name: string) =>
  island(page, name)
    .locator('input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
/** What is announced: a status, or a log where only the news is read. */
const said = (page: Page, name: string) =>
  island(page, name).locator('[role="status"], [role="log"]').first().textContent();

const works: Work[] = [
  {
    path: '/tappos',
    name: 'Till',
    async does(till) {
      await till.locator('li button', { hasText: '4127' }).click();
      await till.getByLabel('Remise en %').fill('10');
      await till.getByRole('button', { name: 'Mobile money' }).click();
    },
    told: /À payer.*/,
  },
  {
    path: '/tapschool',
    name: 'ReportCard',
    async does(card) {
      await card.locator('#mark-0').fill('19');
      await card.locator('#mark-1').fill('vingt');
    },
  },
  {
    path: '/tappharm',
    name: 'CoPayment',
    async does(board) {
      await board.getByRole('button', { name: '100 %' }).click();
      await board.getByRole('button', { name: 'Plus de' }).first().click();
    },
  },
  {
    path: hoursPath(),
    name: 'HoursCount',
    async does(count) {
      await count.locator('input').nth(0).fill('20');
      await count.locator('input').nth(1).fill('6');
    },
  },
];

for (const { path, name, does, told = /.*/s } of works) {
  test(`${path}: kept over Back, sent nowhere, gone with the tab`, async ({ page, context }) => {
    /** The state of the demonstration, as a page shows it. */
    const reads = async (shown: Page) => [
      await values(shown, name),
      (await said(shown, name))?.match(told)?.[0],
    ];
    await page.goto(path);
    const before = await reads(page);
    await does(island(page, name));
    // Acts from before the code had loaded have been replayed by then.
    await expect(page.locator('[data-island][data-ready=""]')).toHaveCount(1);
    await expect.poll(() => reads(page)).not.toEqual(before);
    const made = await reads(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));

    await page.goto('/contact');
    await page.goBack();
    await expect.poll(() => reads(page)).toEqual(made);
    await page.reload();
    await expect.poll(() => reads(page)).toEqual(made);

    expect(asked.filter((url) => /[?#]/.test(url))).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    const stored = () => [localStorage.length, sessionStorage.length, document.cookie];
    expect(await page.evaluate(stored)).toEqual([0, 0, '']);
    const other = await context.newPage();
    await other.goto(path);
    expect(await reads(other)).toEqual(before);
  });
}

test('a guide keeps names with their ticks, over Back and reload', async ({ page }) => {
  const reads = () =>
    page
      .locator('main input')
      .evaluateAll((fields) =>
        fields.map((each) => [
          (each as HTMLInputElement).value,
          (each as HTMLInputElement).checked,
        ]),
      );
  await page.goto('/guides/choisir-caisse');
  await page
    .locator('main [type=text]')
    .first()
    .fill('Boutique A, la vraie, de Treichville à Cocody');
  await page.locator('main [type=checkbox]').nth(1).check();
  const made = await reads();
  await page.goto('/contact');
  await page.goBack();
  await expect.poll(reads).toEqual(made);
  await page.reload();
  await expect.poll(reads).toEqual(made);
  const kept = [await page.evaluate(() => localStorage.length + sessionStorage.length), page.url()];
  expect(kept).toEqual([0, expect.stringMatching(/choisir-caisse$/)]);
});

test('what was kept of another release is left', async ({ page }) => {
  await page.goto('/tappos');
  const whole = await said(page, 'Till');
  await island(page, 'Till').getByLabel('Remise en %').fill('10');
  await expect.poll(() => said(page, 'Till')).not.toBe(whole);
  await page.goto('/contact');
  // Before the scripts of the page: once the till runs, it writes its own state again.
  await page.addInitScript(() => {
    const [, state] = history.state?.Till?.kept ?? [];
    if (state) history.replaceState({ Till: { kept: ['{"lines":[]}', state] } }, '');
  });
  await page.goBack();
  await expect(island(page, 'Till')).toHaveAttribute('data-ready', '');
  expect(await page.evaluate(() => history.state.Till.kept[0])).toBe('{"lines":[]}');
  await expect(island(page, 'Till').getByLabel('Remise en %')).toHaveValue('');
});
