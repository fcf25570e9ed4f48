import type { ReactNode } from 'react';
import { ReceiptPaper } from '#components/ReceiptPaper.tsx';
import { anchors } from '#i18n/addresses.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { sumOf } from '#lib/sum.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './HomeReasons.module.css';

export type HomeReasonsProps = PageOf<'home'>['reasons'] & {
  /** What each product costs. */
  children: ReactNode;
};

/** The cost of starting, as a receipt; beside it, the price of each product afterwards. */
export function HomeReasons({ title, receipt, children }: HomeReasonsProps) {
  return (
    <div className={styles.root}>
      <h2 id={anchors.reasons}>{title}</h2>
      <ReceiptPaper shop={receipt.title} notes={[receipt.note]}>
        <dl className={styles.lines}>
          {receipt.lines.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatNumber(amount)}</dd>
            </div>
          ))}
          <div>
            <dt>{receipt.total}</dt>
            <dd>{formatMoney(sumOf(receipt.lines, ({ amount }) => amount))}</dd>
          </div>
        </dl>
        <ul className={styles.notes}>
          {receipt.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </ReceiptPaper>
      <div className={styles.prices}>{children}</div>
    </div>
  );
}
