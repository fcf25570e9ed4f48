import { useState } from 'react';
import { formatMoney, formatNumber } from '../../lib/money.ts';
import type { PosCostContent } from '../../schemas/calculators.ts';
import { Field } from '../till/Field.tsx';
import { readWhole } from '../till/sale.ts';
import styles from './Calculator.module.css';
import { sharePrice, yearOf } from './costs.ts';
import { printShare } from './printed.ts';
import { Slices } from './Slices.tsx';

export interface PosCostProps {
  words: Omit<PosCostContent, 'title' | 'lede' | 'examples' | 'columns' | 'sizes'>;
  /** Francs a month. */
  price: number;
}

/** One price, shared between as many shops as one likes. */
export function PosCost({ words, price }: PosCostProps) {
  const [typed, setTyped] = useState(`${words.start}`);
  const shops = readWhole(typed);
  const step = (by: number) => setTyped(formatNumber(Math.max(1, (shops ?? 0) + by)));
  return (
    <div className={styles.root} data-needs-script="">
      <div className={styles.ask}>
        <div className={styles.stepper}>
          <button type="button" aria-label={words.less} onClick={() => step(-1)}>
            −
          </button>
          <Field
            id="calcul-boutiques"
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
      <div className={styles.answer} role="status">
        {shops ? (
          <>
            <dl className={styles.sums}>
              <div>
                <dt>{words.each}</dt>
                <dd className={styles.figure}>
                  {printShare(sharePrice(price, shops), words, 'FCFA')}
                </dd>
              </div>
            </dl>
            <Slices count={shops} />
            <dl className={styles.sums}>
              <div>
                <dt>{words.month}</dt>
                <dd>{formatMoney(price)}</dd>
              </div>
              <div>
                <dt>{words.year}</dt>
                <dd>{formatMoney(yearOf(price))}</dd>
              </div>
            </dl>
          </>
        ) : (
          <p>{words.waiting}</p>
        )}
      </div>
    </div>
  );
}
