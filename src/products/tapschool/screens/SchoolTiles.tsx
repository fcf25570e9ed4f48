import { ScreenTiles } from '#components/screen/ScreenTiles.tsx';
import { formatPercent } from '#i18n/figures.ts';
import { fill, formatMoney, formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import { expected, shareOf } from '../rules/register.ts';
import type { SchoolDashboardData } from '../schemas/screens/dashboard.ts';

/** The key figures of a head teacher's morning. */
export function SchoolTiles({ data }: { data: SchoolDashboardData }) {
  const { classes, instalments, messages, words } = data;
  const enrolled = sumOf(classes, (line) => line.enrolled);
  const absent = sumOf(classes, (line) => line.absent);
  const due = instalments.filter((instalment) => instalment.due);
  const owed = sumOf(due, (instalment) => expected(instalment, enrolled));
  const received = sumOf(due, (instalment) => instalment.received);
  return (
    <ScreenTiles
      tiles={[
        {
          label: words.enrolled,
          value: formatNumber(enrolled),
          note: `${classes.length} ${words.classes}`,
        },
        {
          label: words.present,
          value: formatPercent(shareOf(enrolled - absent, enrolled)),
          note: fill(words.of, { part: `${enrolled - absent}`, whole: `${enrolled}` }),
        },
        {
          label: words.received,
          value: formatPercent(shareOf(received, owed)),
          note: formatMoney(received, 'F'),
        },
        {
          label: words.read,
          value: formatNumber(messages.read),
          note: words.sent.replace('#', formatNumber(messages.sent)),
        },
      ]}
    />
  );
}
