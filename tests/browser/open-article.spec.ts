/** An address that names an article or an answer opens it, wherever it is folded away. */
import { expect, test } from './guard.ts';

test('an article of another category: the list goes there, the article opens and is in sight', async ({
  page,
}) => {
  await page.goto('/docs');
  const named = page.locator('[data-docs] details[data-category="guides"]').last();
  const id = await named.getAttribute('id');
  await expect(named).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`/docs?q=zzzz#${id}`);
  await expect(named).toHaveAttribute('open', '');
  await expect(named.locator('summary')).toBeInViewport({ ratio: 1 });
  // The filter that hid it has gone from the address, and the category is in it.
  await expect(page).toHaveURL(`/docs?categorie=guides#${id}`);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.reload();
  await expect(named).toHaveAttribute('open', '');
});

test('Back and Forward between named articles show each of them', async ({ page }) => {
  await page.goto('/docs');
  const [here, there] = [
    page.locator('[data-docs] details[data-category="getting-started"]').last(),
    page.locator('[data-docs] details[data-category="integrations"]').first(),
  ];
  const ids = [await here.getAttribute('id'), await there.getAttribute('id')];
  await page.goto(`/docs#${ids[0]}`);
  await expect(here).toHaveAttribute('open', '');
  await expect(here.locator('summary')).toBeInViewport({ ratio: 1 });
  await here.locator('summary').click();
  await expect(here).not.toHaveAttribute('open');
  await page.evaluate((id) => location.assign(`#${id}`), ids[1]);
  await expect(there).toHaveAttribute('open', '');
  await expect(there.locator('summary')).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(here.locator('summary')).toBeInViewport({ ratio: 1 });
  await expect(here).toHaveAttribute('open', '');
  await expect(there).toBeHidden();
  await page.goForward();
  await expect(there.locator('summary')).toBeInViewport({ ratio: 1 });
});

test('an answer that is closed opens for its address; one that a filter hides is shown: the fragment wins', async ({
  page,
}) => {
  await page.goto('/support');
  const answers = page.locator('[data-list] details[id]');
  for (const answer of [answers.last(), answers.first()]) {
    await page.goto(`/support#${await answer.getAttribute('id')}`);
    await expect(answer).toHaveAttribute('open', '');
    await expect(answer.locator('summary')).toBeInViewport({ ratio: 1 });
  }
  for (const id of ['moyens-de-paiement', 'prix-boutique']) {
    await page.goto(`/support?q=zzzz#${id}`);
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page).toHaveURL(`/support#${id}`);
    await expect(page.locator('[data-list] input')).toHaveValue('');
  }
  await page.locator('[data-list] input').fill('zzzz');
  await page.evaluate(() => location.assign('#moyens-de-paiement'));
  await expect(page.locator('#moyens-de-paiement')).toBeInViewport();
});

test.describe('folded', () => {
  // The test writes markup into the page.
  test.use({ bypassCSP: true });

  test('a link opens what it names each time, by any spelling, and what is folded around it', async ({
    page,
  }) => {
    await page.goto('/support');
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML(
        'beforeend',
        `<details id="été"><summary>a</summary><details><summary>b</summary><p id="fond">c</details></details>
         <a href="#été">vers a</a> <a href="#fond">vers c</a>`,
      );
    });
    const [outer, inner] = [page.locator('#été'), page.locator('#été details')];
    for (const time of ['first', 'second']) {
      await page.getByRole('link', { name: 'vers a' }).click();
      await expect(outer, time).toHaveAttribute('open', '');
      await outer.evaluate((details: HTMLDetailsElement) => {
        details.open = false;
      });
    }
    expect(page.url()).toContain('#%C3%A9t%C3%A9');
    await page.getByRole('link', { name: 'vers c' }).click();
    await expect(outer).toHaveAttribute('open', '');
    await expect(inner).toHaveAttribute('open', '');
    await page.evaluate(() => location.assign('#%'));
    await expect(page.locator('h1')).toBeVisible();
  });
});
