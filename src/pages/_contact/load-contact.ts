import { formatWeekday } from '#i18n/figures.ts';
import { formatDay } from '#i18n/format.ts';
import { buildDay } from '#lib/build-time.ts';
import { phoneLinks } from '#lib/contact.ts';
import { openDays, type Schedule, weekdays } from '#lib/figures.ts';
import { isoDay } from '#lib/time.ts';
import { getContactCall } from '#queries/contact.ts';
import { getNamed, getPage } from '#queries/content.ts';
import { contactPoint } from '#seo/structured-data.ts';
import { site } from '#site.config.ts';

/** The page, and all that `support-hours` of figures.yaml says on it. */
export async function loadContact() {
  const page = await getPage('contact');
  const schedule = (await getNamed())['support-hours'] as Schedule;
  const today = isoDay(buildDay(process.env, new Date()));
  const open = openDays(schedule);
  const closed = (schedule.closed ?? []).filter((day) => day >= today);
  const said = (day: string) =>
    formatDay(new Date(day), { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    page,
    call: await getContactCall(),
    phones: phoneLinks(site),
    things: [contactPoint(site, { ...schedule, closed })],
    hours: {
      text: page.hours.text,
      week: weekdays.map((day, at) => ({ short: formatWeekday(day, 'short'), open: !!open[at] })),
      closed: closed.map((day) => page.hours.closed.replace('#', said(day))),
    },
  };
}
