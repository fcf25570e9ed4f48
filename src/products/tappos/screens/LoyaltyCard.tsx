import parts from '#components/screen/parts.module.css';
import { Cloth } from '#components/ui/Cloth.tsx';
import text from '#components/ui/layout.module.css';
import { Pair } from '#components/ui/Pair.tsx';
import { formatNumber } from '#i18n/format.ts';
import { loyaltyAccount } from '../rules/customer-account.ts';
import type { PosCustomersData } from '../schemas/screens/customers.ts';
import styles from './LoyaltyCard.module.css';

type Loyalty = PosCustomersData['file']['loyalty'];

export interface LoyaltyCardProps extends Loyalty {
  /** Purchases of this month, in francs. */
  month: number;
  words: PosCustomersData['words'];
}

export function LoyaltyCard({ before, month, words, ...rules }: LoyaltyCardProps) {
  const { earned, left, toNext, percent } = loyaltyAccount(before + month, rules);
  return (
    <div className={styles.root}>
      <Cloth name="tappos" use="hem" />
      <div className={styles.card}>
        <p className={parts.title}>{words.loyalty}</p>
        <dl className={text.sums}>
          <div data-main>
            <dt>{words.left}</dt>
            <dd>{formatNumber(left)}</dd>
          </div>
          <Pair label={words.added} value={formatNumber(before + month)} />
          <Pair label={words.earned} value={formatNumber(earned)} />
          <Pair label={words.used} value={formatNumber(rules.used)} />
        </dl>
        <svg aria-hidden="true">
          <rect width={`${percent}%`} height="8" />
        </svg>
        <p>{words.next.replace('#', formatNumber(toNext))}</p>
      </div>
    </div>
  );
}
