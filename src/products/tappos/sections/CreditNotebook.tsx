import { fill, formatMoney, formatNumber } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import { creditNotebook } from '../rules/customer-account.ts';
import type { PosNotebook } from '../schemas/pages/features.ts';
import type { PosCustomersData } from '../schemas/screens/customers.ts';
import { printItems } from '../screens/print-items.ts';
import styles from './CreditNotebook.module.css';

export interface CreditNotebookProps {
  words: PosNotebook;
  /** The screen whose open file has this notebook. */
  customers: PosCustomersData;
}

export function CreditNotebook({ words, customers }: CreditNotebookProps) {
  const { file, month } = customers;
  const lines = creditNotebook(file.purchases, file.payments);
  return (
    <div className={styles.root} data-paper="">
      <p className={styles.title}>{fill(words.title, { name: file.name })}</p>
      <ul className={styles.lines}>
        {lines.map(({ day, amount, purchase }) => (
          <li key={`${day} ${amount}`}>
            <span className={styles.day}>{`${day}${NBSP}${month}`}</span>
            <span>{purchase ? printItems(purchase.items) : customers.words.payment}</span>
            <span>{formatNumber(amount)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.due}>
        <span>{customers.words.due}</span>
        <span>{formatMoney(lines.at(-1)?.due ?? 0)}</span>
      </p>
    </div>
  );
}
