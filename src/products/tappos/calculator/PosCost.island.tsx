import styles from '#components/Calculator.module.css';
import { CalculatorFrame, ResultRows, Waiting } from '#components/CalculatorFrame.tsx';
import { NumberField } from '#components/ui/NumberField.tsx';
import {
  fill,
  formatCount,
  formatMoney,
  formatNumber,
  formatPrice,
  formatShare,
} from '#i18n/format.ts';
import { countIn, isNumber, readWhole } from '#i18n/read.ts';
import { useAddressText } from '#islands/use-address-text.ts';
import type { Money } from '#lib/figures.ts';
import { sharePrice } from '#lib/money.ts';
import { shopsQuery } from '../addresses.ts';
import type { PosCostContent } from '../schemas/calculator.ts';

export interface PosCostProps {
  words: Omit<PosCostContent, 'title' | 'lede' | 'examples' | 'columns' | 'sizes'>;
  /** Of a month. */
  price: Money;
  action: { label: string; href: string };
  whatsapp: string;
}

export function PosCost({ words, price, action, whatsapp }: PosCostProps) {
  const [typed, setTyped] = useAddressText(shopsQuery, `${words.start}`, countIn);
  const shops = readWhole(typed);
  const fault = isNumber(typed) ? words.bad : words.unread;
  const step = (by: number) => setTyped(formatNumber(Math.max(1, (shops ?? 0) + by)));
  return (
    <CalculatorFrame
      ask={
        <div className={styles.stepper}>
          <button type="button" aria-label={words.less} onClick={() => step(-1)}>
            −
          </button>
          <NumberField
            id="calculator-shops"
            label={words.label}
            value={typed}
            error={shops ? undefined : fault}
            onWrite={setTyped}
          />
          <button type="button" aria-label={words.more} onClick={() => step(1)}>
            +
          </button>
        </div>
      }
      reset={{
        label: words.reset,
        idle: typed === `${words.start}`,
        onClick: () => setTyped(`${words.start}`),
      }}
      links={
        shops
          ? {
              action,
              send: {
                label: words.send,
                message: fill(words.bill, {
                  shops: formatCount(shops, words),
                  price: formatPrice(price),
                }),
                whatsapp,
              },
            }
          : undefined
      }
    >
      {shops ? (
        <ResultRows
          rows={[
            { label: words.each, sum: formatShare(sharePrice(price, shops), words), main: true },
            { label: words.month, sum: formatPrice(price) },
            { label: words.year, sum: formatMoney(12 * price.amount, price.currency) },
          ]}
        />
      ) : (
        <Waiting fault={typed.trim() && fault} text={words.waiting} />
      )}
    </CalculatorFrame>
  );
}
