import type { ReactNode } from 'react';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import styles from './SupportLayout.module.css';

export interface SupportLayoutProps {
  eyebrow: string;
  title: string;
  lede: string;
  /** The answers. */
  children: ReactNode;
  /** Beside the title from 960 px up, between it and the answers below. */
  aside?: ReactNode;
}

/** A person beside the title, and before the list on a phone; then the answers. */
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
