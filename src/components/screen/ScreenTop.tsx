import type { ReactNode } from 'react';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import styles from './ScreenTop.module.css';

export interface ScreenTopProps {
  /** Names the screen for assistive technology. */
  name: string;
  title: string;
  note: string;
  /** The word « Exemple », while the data are made up. */
  example?: string | undefined;
  children: ReactNode;
}

/** The upper part of a drawn screen, where a link leads to the whole. */
export function ScreenTop({ name, title, note, example, children }: ScreenTopProps) {
  return (
    <figure className={styles.root} aria-label={name}>
      <p>
        <strong>{title}</strong> {note}
      </p>
      {children}
      <ExampleMark text={example} />
    </figure>
  );
}
