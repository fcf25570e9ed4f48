import type { ReactNode } from 'react';
import styles from './ReceiptPaper.module.css';

export interface ReceiptPaperProps {
  shop: string;
  /** Lines under the shop's name: its address, the number of the ticket. */
  notes: readonly string[];
  children: ReactNode;
}

export function ReceiptPaper({ shop, notes, children }: ReceiptPaperProps) {
  return (
    <div className={styles.root}>
      <div className={styles.paper} data-paper="">
        <p className={styles.shop}>{shop}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {children}
      </div>
    </div>
  );
}
