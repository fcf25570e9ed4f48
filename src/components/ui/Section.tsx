import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './Section.module.css';

export interface SectionProps {
  children: ReactNode;
  /**
   * page: the page's ground · sand: a slightly darker ground · tint: the product's tint · night:
   * dark indigo
   */
  tone?: 'page' | 'sand' | 'tint' | 'night';
  /** tight: less space above */
  space?: 'regular' | 'tight' | 'none';
  clips?: boolean;
  labelledBy?: string;
}

/** A full-width ground with the 1200 px column inside. */
export function Section(props: SectionProps) {
  const { children, tone = 'page', space = 'regular', clips = false, labelledBy } = props;
  return (
    <section
      className={styles.root}
      data-tone={tone}
      data-space={space === 'regular' ? undefined : space}
      data-clips={clips || undefined}
      aria-labelledby={labelledBy}
    >
      <div className={`${layout.wrap} ${styles.column}`}>{children}</div>
    </section>
  );
}
