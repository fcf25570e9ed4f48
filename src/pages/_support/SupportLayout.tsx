import type { ReactNode } from 'react';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import styles from './SupportLayout.module.css';

export interface SupportLayoutProps {
  eyebrow: string;
  title: string;
  lede: string;
  /** The answers. */
  children: ReactNode;
  /** Stays in sight beside them from 960 px up, and follows them below. */
  aside?: ReactNode;
}

/** The answer first, a person beside it. */
export function SupportLayout({ eyebrow, title, lede, children, aside }: SupportLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.answers}>
        <Eyebrow text={eyebrow} cloth="house" />
        <h1>{title}</h1>
        <p className={styles.lede}>{lede}</p>
        {children}
      </div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
