import styles from '#components/Calculator.module.css';
import { CalculatorDoors } from '#components/CalculatorDoors.tsx';
import { NumberField } from '#components/ui/NumberField.tsx';
import { fill } from '#i18n/fill.ts';
import { formatCount, formatNumber, formatPrice, formatShare } from '#i18n/format.ts';
import { isCount, readWhole } from '#i18n/read.ts';
import { useAddressText } from '#islands/use-address-text.ts';
import type { Money } from '#lib/figures.ts';
import { sharePrice } from '#lib/share-price.ts';
import { shopsQuery } from '../addresses.ts';
import { yearOf } from '../rules/year.ts';
import type { PosCostContent } from '../schemas/calculator.ts';
import { Slices } from './Slices.tsx';

export interface PosCostProps {
  words: Omit<PosCostContent, 'title' | 'lede' | 'examples' | 'columns' | 'sizes'>;
  /** Of a month. */
  price: Money;
  /** The link to subscribe, and the number for WhatsApp. */
  action: { label: string; href: string };
  whatsapp: string;
}

/** The single price, divided by a number of shops. */
export function PosCost({ words, price, action, whatsapp }: PosCostProps) {
  const [typed, setTyped] = useAddressText(shopsQuery, `${words.start}`, isCount);
  const shops = readWhole(typed);
  const step = (by: number) => setTyped(formatNumber(Math.max(1, (shops ?? 0) + by)));
  return (
    <div className={styles.root} data-needs-script="">
      <div className={styles.ask}>
        <div className={styles.stepper}>
          <button type="button" aria-label={words.less} onClick={() => step(-1)}>
            −
          </button>
          <NumberField
            id="calculator-shops"
            label={words.label}
            value={typed}
            error={shops ? undefined : words.bad}
            onWrite={setTyped}
          />
          <button type="button" aria-label={words.more} onClick={() => step(1)}>
            +
          </button>
        </div>
        <button type="button" className={styles.reset} onClick={() => setTyped(`${words.start}`)}>
          {words.reset}
        </button>
      </div>
      <div className={styles.answer}>
        <div role="status">
          {shops ? (
            <>
              <dl className={styles.sums}>
                <div>
                  <dt>{words.each}</dt>
                  <dd className={styles.figure}>{formatShare(sharePrice(price, shops), words)}</dd>
                </div>
              </dl>
              <Slices count={shops} />
              <dl className={styles.sums}>
                <div>
                  <dt>{words.month}</dt>
                  <dd>{formatPrice(price)}</dd>
                </div>
                <div>
                  <dt>{words.year}</dt>
                  <dd>{formatPrice(yearOf(price))}</dd>
                </div>
              </dl>
            </>
          ) : (
            <p>
              {typed.trim() && <span className="visually-hidden">{words.bad} </span>}
              {words.waiting}
            </p>
          )}
        </div>
        {shops && (
          <CalculatorDoors
            action={action}
            send={{
              label: words.send,
              message: fill(words.bill, {
                shops: formatCount(shops, words),
                price: formatPrice(price),
              }),
              whatsapp,
            }}
          />
        )}
      </div>
    </div>
  );
}
