import { expect, test } from '../guard.ts';

const events = '[data-day]';
const figure = '#rendez-vous';

test('every event to come stands on the agenda', async ({ page }) => {
  await page.goto('/community');
  await expect(page.locator(`${events}:visible`)).toHaveCount(3);
  await expect(page.locator(figure)).toHaveText('3');
});

test.describe('on the day of the second event', () => {
  test.use({ today: new Date('2027-01-16T20:00:00') });
  test('the first has left, the second is still there, the figures follow', async ({ page }) => {
    await page.goto('/community');
    await expect(page.locator(`${events}:visible`)).toHaveCount(2);
    await expect(page.locator(`${events}:visible`).first()).toHaveAttribute(
      'data-day',
      '2027-01-16',
    );
    await expect(page.locator(figure)).toHaveText('2');
    await expect(page.locator('#participants')).toHaveText('185');
  });
});

test.describe('a year later', () => {
  test.use({ today: new Date('2028-01-01T08:00:00') });
  test('the agenda says that nothing is planned', async ({ page }) => {
    await page.goto('/community');
    await expect(page.locator(`${events}:visible`)).toHaveCount(0);
    await expect(page.locator('#agenda-vide')).toBeVisible();
    await expect(page.locator(figure)).toHaveText('0');
  });
});
