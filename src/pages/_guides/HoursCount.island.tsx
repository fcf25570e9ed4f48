import calculator from '#components/Calculator.module.css';
import { Sums } from '#components/CalculatorFrame.tsx';
import { Chips } from '#components/ui/Chips.tsx';
import text from '#components/ui/layout.module.css';
import { NumberField } from '#components/ui/NumberField.tsx';
import { formatHours, formatNumber } from '#i18n/format.ts';
import { isNumber, readWhole } from '#i18n/read.ts';
import { useKeptState } from '#islands/use-kept-state.ts';
import { NBSP } from '#lib/spaces.ts';
import { weekMinutes } from '#lib/time.ts';
import type { HoursWords } from '#schemas/pages/hours.ts';
import styles from './HoursCount.module.css';

const MOST = 9999;

/** A whole number within a week; an empty text is 0. */
function read(text = ''): number | undefined {
  const number = readWhole(text, 'count');
  return number !== undefined && number <= MOST ? number : undefined;
}

/** The initial state: empty fields and the first trade. */
function startOf({ trades }: HoursWords) {
  const typed: Readonly<Record<string, string>> = {};
  return { trade: trades[0]?.id ?? '', typed };
}

/** Adds up the time that keeping a notebook takes, from the visitor's own figures. */
export function HoursCount({ words }: { words: HoursWords }) {
  const [{ trade, typed }, setState] = useKeptState('HoursCount', () => startOf(words));
  const tasks = words.trades.find(({ id }) => id === trade)?.tasks ?? [];
  const faultOf = (text = '') => {
    if (read(text) !== undefined) return undefined;
    return isNumber(text, 'count') ? words.bad : words.unread;
  };
  const field = (id: string, label: string) => (
    <NumberField
      key={id}
      id={id}
      label={label}
      value={typed[id] ?? ''}
      error={faultOf(typed[id])}
      onWrite={(text) =>
        setState((before) => ({ ...before, typed: { ...before.typed, [id]: text } }))
      }
    />
  );
  const rows = tasks.map((task, at) => ({
    task,
    minutes: `minutes-${trade}-${at}`,
    times: `times-${trade}-${at}`,
  }));
  const lines = rows.map(({ task, minutes, times }) => ({
    task,
    minutes: read(typed[minutes]) ?? 0,
    times: read(typed[times]) ?? 0,
  }));
  const week = weekMinutes(lines);
  const weeks = read(typed.weeks) ?? 0;
  const shown = [...rows.flatMap(({ minutes, times }) => [minutes, times]), 'weeks'];
  const faults = shown.flatMap((id) => faultOf(typed[id]) ?? []);
  return (
    <div className={`${calculator.root} ${styles.root}`} data-needs-script="">
      <div className={calculator.ask}>
        <Chips
          label={words.trade}
          options={words.trades}
          selected={trade}
          onSelect={(trade) => setState((before) => ({ ...before, trade }))}
        />
        {rows.map(({ task, minutes, times }) => (
          <fieldset key={minutes} className={styles.task}>
            <legend>{task}</legend>
            {field(minutes, words.minutes)}
            {field(times, words.times)}
          </fieldset>
        ))}
      </div>
      <div className={`${calculator.answer} ${text.sticky} ${styles.answer}`}>
        <ul className={styles.notebook} data-paper="">
          {lines.map(({ task, minutes, times }) => (
            <li key={task}>
              <span>{task}</span>
              {minutes * times > 0 && (
                <b>
                  <small>{`${formatNumber(minutes)}${NBSP}×${NBSP}${formatNumber(times)} =`}</small>{' '}
                  <span>{formatHours(minutes * times)}</span>
                </b>
              )}
            </li>
          ))}
        </ul>
        {field('weeks', words.weeks)}
        <div role="status">
          {faults.length > 0 && (
            <span className="visually-hidden">{[...new Set(faults)].join(' ')} </span>
          )}
          {week > 0 ? (
            <Sums
              rows={[
                { label: words.week, sum: formatHours(week), main: true },
                { label: words.year, sum: weeks > 0 ? formatHours(week * weeks) : words.noYear },
              ]}
            />
          ) : (
            <p>{words.waiting}</p>
          )}
        </div>
        <button
          type="button"
          className={`${text.action} ${calculator.reset}`}
          onClick={() => setState((before) => ({ ...before, typed: {} }))}
        >
          {words.reset}
        </button>
      </div>
    </div>
  );
}
