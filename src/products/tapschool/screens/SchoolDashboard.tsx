import { BarChart } from '#components/screen/BarChart.tsx';
import parts from '#components/screen/parts.module.css';
import { ScreenRows } from '#components/screen/ScreenRows.tsx';
import { ScreenTiles } from '#components/screen/ScreenTiles.tsx';
import { ScreenWindow } from '#components/screen/ScreenWindow.tsx';
import { formatPercent } from '#i18n/figures.ts';
import { fill, formatMoney, formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import { byUrgency, expected, shareOf, toCall } from '../rules/register.ts';
import type { SchoolDashboardData } from '../schemas/screens/dashboard.ts';

/** A head teacher's morning: attendance, fees received, families to call. */
export function SchoolDashboard({ data }: { data: SchoolDashboardData }) {
  const { classes, instalments, words } = data;
  const enrolled = sumOf(classes, (line) => line.enrolled);
  const due = instalments.filter((instalment) => instalment.due);
  return (
    <ScreenWindow {...data}>
      <SchoolTiles data={data} />
      <div className={parts.columns}>
        <BarChart
          id="tapschool-dashboard-instalments"
          title={words.instalments}
          bars={instalments.map((instalment) => {
            const whole = expected(instalment, enrolled);
            return {
              label: instalment.label,
              value: (instalment.received / whole) * 100,
              shown: formatPercent(shareOf(instalment.received, whole)),
              text: fill(words.of, {
                part: formatMoney(instalment.received, 'F'),
                whole: formatMoney(whole, 'F'),
              }),
            };
          })}
          maximum={100}
          highlight={due.at(-1)?.label ?? ''}
        />
        <ScreenRows
          title={words.absences}
          rows={byUrgency(classes)
            .slice(0, data.shownAbsences)
            .map((line) => ({
              name: line.name,
              value: fill(words.of, { part: `${line.absent}`, whole: `${line.enrolled}` }),
              badge:
                toCall(line) === 0
                  ? { text: words.informed, tone: 'ok' }
                  : { text: `${toCall(line)} ${words.toCall}`, tone: 'warn' },
            }))}
        />
      </div>
    </ScreenWindow>
  );
}

/** The key figures of a head teacher's morning. */
function SchoolTiles({ data }: { data: SchoolDashboardData }) {
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
          counts: true,
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
