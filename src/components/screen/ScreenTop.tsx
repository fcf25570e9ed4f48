import type { ReactNode } from 'react';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import styles from './ScreenTop.module.css';

export interface ScreenTopProps {
  /** What the screen is, announced with it. */
  name: string;
  title: string;
  note: string;
  /** The word that says that its data are examples, while they are. */
  example: string | undefined;
  children: ReactNode;
}

/** The top of a drawn screen, where the whole of it is one link away. */
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
