import styles from '#components/Calculator.module.css';
import { CalculatorFrame, ResultRows } from '#components/CalculatorFrame.tsx';
import { Chips } from '#components/ui/Chips.tsx';
import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import { fill, formatCount, formatNumber, formatPrice, formatShare } from '#i18n/format.ts';
import { countIn } from '#i18n/read.ts';
import { useAddressText } from '#islands/use-address-text.ts';
import type { Money } from '#lib/figures.ts';
import { yearsQuery } from '../addresses.ts';
import { costOverYears } from '../rules/years-cost.ts';
import type { PharmCostContent } from '../schemas/calculator.ts';

export interface PharmCostProps {
  words: Omit<PharmCostContent, 'title' | 'lede' | 'examples' | 'columns'>;
  /** Monthly price of year 1, year 2, and so on; the last price applies to later years. */
  prices: readonly [Money, ...Money[]];
  action: { label: string; href: string };
  whatsapp: string;
}

/** The cost of the subscription over one to five years, each year at its own price. */
export function PharmCost({ words, prices, action, whatsapp }: PharmCostProps) {
  const [chosen, choose] = useAddressText(yearsQuery, `${words.start}`, (text) =>
    Number(countIn(text)) <= words.years.length ? text : undefined,
  );
  const count = Number(chosen);
  const { years, total, average } = costOverYears(prices, count);
  // A viewBox of width 0 draws nothing, and a price may be 0.
  const top = Math.max(1, ...prices.map(({ amount }) => amount));
  const duration = formatCount(count, words);
  return (
    <CalculatorFrame
      ask={
        <>
          <p aria-hidden="true">{words.label}</p>
          <div className={styles.years}>
            <Chips
              label={words.label}
              options={words.years.map((_, index) => ({
                id: `${index + 1}`,
                label: formatCount(index + 1, words),
              }))}
              selected={`${count}`}
              onSelect={choose}
            />
          </div>
          <small>{words.apart}</small>
        </>
      }
      reset={{
        label: words.reset,
        idle: chosen === `${words.start}`,
        onClick: () => choose(`${words.start}`),
      }}
      links={{
        action,
        send: {
          label: words.send,
          message: fill(words.bill, { duration, total: formatPrice(total) }),
          whatsapp,
        },
      }}
    >
      <ul className={`${layout.stack} ${layout.gap3} ${styles.lines}`}>
        {years.map(({ month, year }, index) => (
          <li key={words.years[index]}>
            <span>{words.years[index]}</span> <b>{unbroken(formatNumber(year))}</b>{' '}
            <small>
              <span className="visually-hidden">= </span>
              {unbroken(words.months.replace('#', formatNumber(month)))}
            </small>
            <svg viewBox={`0 0 ${top} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={month} height="1" />
            </svg>
          </li>
        ))}
      </ul>
      <ResultRows
        rows={[
          { label: words.total.replace('#', () => duration), sum: formatPrice(total) },
          { label: words.average, sum: formatShare(average, words), main: true },
        ]}
      />
    </CalculatorFrame>
  );
}
