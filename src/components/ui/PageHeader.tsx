import './on-paper.css';
import type { ReactNode } from 'react';
import type { ClothName } from './Cloth.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  eyebrow: string;
  title: string;
  lede?: string | undefined;
  cloth?: ClothName;
  /** Buttons or links under the lede. */
  children?: ReactNode;
  /** Stands beside the title from 900 px up. */
  aside?: ReactNode;
}

export function PageHeader({
  eyebrow,
  title,
  lede,
  cloth = 'house',
  children,
  aside,
}: PageHeaderProps) {
  return (
    <header className={styles.root}>
      <div className={styles.words}>
        <Eyebrow text={eyebrow} cloth={cloth} />
        <h1>{title}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
