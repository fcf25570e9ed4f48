import type { ReactNode } from 'react';
import styles from './ReceiptPaper.module.css';

export interface ReceiptPaperProps {
  shop: string;
  /** Under the shop: the number of the ticket, the till. */
  note: string;
  children: ReactNode;
}

/** A receipt that comes out of the slot of a till. */
export function ReceiptPaper({ shop, note, children }: ReceiptPaperProps) {
  return (
    <div className={styles.root}>
      <div className={styles.paper}>
        <p className={styles.shop}>{shop}</p>
        <p>{note}</p>
        {children}
      </div>
    </div>
  );
}
