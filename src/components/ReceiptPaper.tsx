import type { ReactNode } from 'react';
import styles from './ReceiptPaper.module.css';

export interface ReceiptPaperProps {
  shop: string;
  /** Under the shop's name. */
  note?: string;
  children: ReactNode;
}

export function ReceiptPaper({ shop, note, children }: ReceiptPaperProps) {
  return (
    <div className={styles.root}>
      <div className={styles.paper} data-paper="">
        <p className={styles.shop}>{shop}</p>
        {note && <p>{note}</p>}
        {children}
      </div>
    </div>
  );
}
