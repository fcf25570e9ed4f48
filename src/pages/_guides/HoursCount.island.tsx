import { Fragment, useRef } from 'react';
import calculator from '#components/Calculator.module.css';
import { CalculatorLinks, type CalculatorLinksProps } from '#components/CalculatorFrame.tsx';
import button from '#components/ui/Button.module.css';
import { Chips } from '#components/ui/Chips.tsx';
import layout from '#components/ui/layout.module.css';
import { NumberField } from '#components/ui/NumberField.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { fill, formatHours, formatShare } from '#i18n/format.ts';
import { isNumber, readWhole } from '#i18n/read.ts';
import { useKeptState } from '#islands/use-kept-state.ts';
import { priceByHour } from '#lib/money.ts';
import { weekMinutes } from '#lib/time.ts';
import type { HoursWords } from '#schemas/pages/hours.ts';
import { HoursCloth, keepCloth } from './HoursCloth.tsx';
import styles from './HoursCount.module.css';

const MOST = 9999;

/** A whole number up to `MOST`; an empty text is 0. */
function read(text: string): number | undefined {
  const number = readWhole(text);
  return number !== undefined && number <= MOST ? number : undefined;
}

function startOf({ trades }: HoursWords) {
  const typed: Readonly<Record<string, string>> = {};
  return { trade: trades[0]?.id ?? '', typed };
}

export interface HoursCountProps {
  words: HoursWords;
  /** By trade: the trial of the product that does this work. */
  offers: Readonly<Record<string, CalculatorLinksProps['action']>>;
  whatsapp: string;
}

export function HoursCount({ words, offers, whatsapp }: HoursCountProps) {
  const [{ trade, typed }, setState] = useKeptState('HoursCount', () => startOf(words));
  const cloth = useRef<SVGSVGElement>(null);
  const chosen = words.trades.find(({ id }) => id === trade);
  const { tasks = [], weeks = 0, price } = chosen ?? {};
  const faultOf = (text: string) => {
    if (read(text) !== undefined) return undefined;
    return isNumber(text) ? words.bad : words.unread;
  };
  const fieldOf = (id: string, label: string, example: number) => {
    const value = typed[id] ?? `${example || ''}`;
    return { id, label, value, sum: read(value) ?? 0 };
  };
  const write = (some: Readonly<Record<string, string>>) =>
    setState((before) => ({ ...before, typed: { ...before.typed, ...some } }));
  const draw = ({ sum, ...field }: ReturnType<typeof fieldOf>) => (
    <NumberField
      key={field.id}
      {...field}
      error={faultOf(field.value)}
      onWrite={(text) => write({ [field.id]: text })}
    />
  );
  const rows = tasks.map(({ task, minutes, times }, at) => ({
    task,
    minutes: fieldOf(`minutes-${trade}-${at}`, words.minutes, minutes),
    times: fieldOf(`times-${trade}-${at}`, words.times, times),
  }));
  const year = fieldOf(`weeks-${trade}`, words.weeks, weeks);
  const shown = [...rows.flatMap(({ minutes, times }) => [minutes, times]), year];
  const faults = shown.flatMap(({ value }) => faultOf(value) ?? []);
  const week = weekMinutes(
    rows.map(({ minutes, times }) => ({ minutes: minutes.sum, times: times.sum })),
  );
  const result = { week: formatHours(week), year: formatHours(week * year.sum) };
  const hour = chosen && priceByHour(chosen.figure, week * year.sum);
  const cost = hour && year.sum > 0 && chosen.hour.replace('#', formatShare(hour, words));
  const action = offers[trade];
  const lines = [
    `${result.week} ${words.week}`,
    fill(words.year, result),
    `${price} ${cost || ''}`,
  ];
  const way = action && week > 0 && (
    <CalculatorLinks
      action={action}
      send={{ label: words.send, whatsapp, message: fill(words.message, result) }}
    />
  );
  return (
    <div
      className={`${calculator.root} ${styles.root}`}
      data-product={chosen?.product}
      data-needs-script=""
    >
      <HoursCloth ref={cloth} minutes={rows.map(({ minutes, times }) => minutes.sum * times.sum)} />
      <div className={`${calculator.answer} ${layout.sticky} ${styles.answer}`}>
        <Chips
          label={words.trade}
          options={words.trades}
          selected={trade}
          onSelect={(trade) => setState((before) => ({ ...before, trade }))}
        />
        <div role="status">
          {faults.length > 0 && (
            <span className="visually-hidden">{`${[...new Set(faults)].join(' ')} `}</span>
          )}
          {week > 0 ? (
            <p key="result" className={styles.result}>
              <strong>{result.week}</strong> {words.week}{' '}
              {year.sum > 0 && <b className={layout.display3}>{fill(words.year, result)}</b>}{' '}
              <span>{unbroken(price)}</span>{' '}
              {cost && <b className={layout.display3}>{unbroken(cost)}</b>}
            </p>
          ) : (
            <p key="waiting">{words.waiting}</p>
          )}
        </div>
        {shown.some(({ id }) => typed[id] === undefined) && <small>{words.example}</small>}
        <section className={`${layout.stack} ${styles.beside}`}>{way}</section>
      </div>
      <div className={`${calculator.ask} ${styles.notebook}`}>
        {rows.map(({ task, minutes, times }) => (
          <Fragment key={minutes.id}>
            <fieldset className={styles.task}>
              <legend>{task}</legend> {draw(minutes)} {draw(times)}{' '}
              <b>{minutes.sum * times.sum > 0 && formatHours(minutes.sum * times.sum)}</b>
            </fieldset>{' '}
          </Fragment>
        ))}
        {draw(year)}
        {/* Hidden rather than gone: acts before hydration find their control by its place. */}
        <button
          type="button"
          className={`${layout.action} ${button.root} ${styles.keep}`}
          data-tone="outline"
          data-screen-only=""
          hidden={week === 0}
          onClick={() => cloth.current && keepCloth(cloth.current, lines, words.file)}
        >
          {words.keep}
        </button>{' '}
        <button
          type="button"
          className={`${layout.action} ${calculator.reset}`}
          onClick={() => write(Object.fromEntries(shown.map(({ id }) => [id, ''])))}
        >
          {words.reset}
        </button>
        <div className={`${layout.stack} ${styles.after}`}>{way}</div>
      </div>
    </div>
  );
}
