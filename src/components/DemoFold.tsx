import type { ReactNode } from 'react';
import { unbroken } from '#components/ui/unbroken.ts';
import styles from './DemoFold.module.css';
import fold from './ui/Fold.module.css';
import { Icon } from './ui/Icon.tsx';
import layout from './ui/layout.module.css';

export interface DemoFoldProps {
  id: string;
  title: string;
  lede: string;
  /** By what rule it counts. */
  rule?: string;
  children: ReactNode;
}

/** A demonstration beyond the film; folded on a phone, where it is as long as the page. */
export function DemoFold({ id, title, lede, rule, children }: DemoFoldProps) {
  return (
    <details className={`${layout.fold} ${fold.root}`} data-styles-apart="" data-screen-only="">
      <summary className={styles.head}>
        <h2 id={id}>{unbroken(title)}</h2>
        <Icon name="chevron" size={24} />
      </summary>
      <p className={`${layout.lede} ${styles.lede}`}>{unbroken(lede)}</p>
      {children}
      {rule && <p className={`${layout.note} ${layout.apart}`}>{rule}</p>}
    </details>
  );
}
