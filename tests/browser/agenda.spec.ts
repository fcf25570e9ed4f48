import { contentOf } from '../../tools/content.ts';
import { expect, test } from './guard.ts';

interface Meeting {
  date: string;
  attendees: number;
}

const meetings: Meeting[] = contentOf('pages/community').events.items;
meetings.sort((a, b) => a.date.localeCompare(b.date));
const last = meetings.at(-1);
const counted = (of: readonly Meeting[]) =>
  String(of.reduce((sum, { attendees }) => sum + attendees, 0));

const events = '[aria-labelledby="agenda"] [data-day]';
const figure = '#participants';

test('every event to come stands on the agenda', async ({ page }) => {
  await page.goto('/community');
  await expect(page.locator(`${events}:visible`)).toHaveCount(meetings.length);
  await expect(page.locator(figure)).toHaveText(counted(meetings));
});

if (last) {
  test.describe('on the evening of the last event', () => {
    test.use({ today: new Date(`${last.date}T20:00:00Z`) });
    for (const timezoneId of ['Pacific/Auckland', 'Africa/Abidjan', 'Pacific/Honolulu']) {
      test.describe(timezoneId, () => {
        test.use({ timezoneId });
        test('the others have left, it is still there, the figure follows', async ({ page }) => {
          const left = meetings.filter(({ date }) => date === last.date);
          await page.goto('/community');
          await expect(page.locator(`${events}:visible`)).toHaveCount(left.length);
          await expect(page.locator(`${events}:visible`).first()).toHaveAttribute(
            'data-day',
            last.date,
          );
          await expect(page.locator(figure)).toHaveText(counted(left));
        });
      });
    }
  });
}

test.describe('years later', () => {
  test.use({ today: new Date('2099-01-01T08:00:00') });
  test('the agenda says that nothing is planned', async ({ page }) => {
    await page.goto('/community');
    await expect(page.locator(`${events}:visible`)).toHaveCount(0);
    await expect(page.locator('[data-no-events]')).toBeVisible();
    await expect(page.locator(figure)).toBeHidden();
  });
});
