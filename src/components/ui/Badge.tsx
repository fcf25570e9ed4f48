import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  text: ReactNode;
  tone: 'ok' | 'warn' | 'alert' | 'plain' | 'product';
}

/** A short state. The words carry the meaning; the colour repeats it. */
export function Badge({ text, tone }: BadgeProps) {
  return (
    <span className={styles.root} data-tone={tone}>
      {text}
    </span>
  );
}
