import type { ReactNode } from 'react';
import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import styles from './Careers.module.css';

export interface NoticeSheetProps {
  heading: string;
  id: string;
  title: string;
  /** The word « Exemple », while the notice is made up. */
  example?: string | undefined;
  children: ReactNode;
}

/** A sheet of paper hung by two woven straps. */
export function NoticeSheet({ heading, id, title, example, children }: NoticeSheetProps) {
  return (
    <div className={styles.root}>
      <div className={styles.straps}>
        <Cloth name="house" use="edge" />
        <Cloth name="house" use="edge" />
      </div>
      <article className={styles.sheet} data-paper="">
        <p className={styles.heading}>{heading}</p>
        <h2 id={id}>{title}</h2>
        <ExampleMark text={example} />
        {children}
      </article>
    </div>
  );
}
