import '#components/ui/on-paper.css';
import type { ReactNode } from 'react';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import styles from './SupportLayout.module.css';

export interface SupportLayoutProps {
  eyebrow: string;
  title: string;
  lede: string;
  /** The answers. */
  children: ReactNode;
  /** The card: beside the title from 960 px up, between title and answers below. */
  aside?: ReactNode;
}

/** The layout of the support page: title, card, answers. */
export function SupportLayout({ eyebrow, title, lede, children, aside }: SupportLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div>
          <Eyebrow text={eyebrow} cloth="house" />
          <h1>{title}</h1>
          <p className={styles.lede}>{lede}</p>
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
