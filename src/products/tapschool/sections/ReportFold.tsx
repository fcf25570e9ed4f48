import type { ReactNode } from 'react';
import fold from '#components/ui/Fold.module.css';
import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import { schoolAnchors } from '../addresses.ts';
import styles from './ReportFold.module.css';

export interface ReportFoldProps {
  title: string;
  lede: string;
  children: ReactNode;
}

/** The report card to try; folded on a phone, where it is as long as the page. */
export function ReportFold({ title, lede, children }: ReportFoldProps) {
  return (
    <details className={`${layout.fold} ${fold.root}`} data-styles-apart="" data-screen-only="">
      <summary className={styles.head}>
        <h2 id={schoolAnchors.trial}>{unbroken(title)}</h2>
        <Icon name="chevron" size={24} />
      </summary>
      <p className={`${layout.lede} ${styles.lede}`}>{unbroken(lede)}</p>
      {children}
    </details>
  );
}
