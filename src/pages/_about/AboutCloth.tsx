import type { ReactNode } from 'react';
import { Cloth } from '#components/ui/Cloth.tsx';
import styles from './AboutCloth.module.css';

/** A length of cloth beside the text, whose warp threads hang loose at the end. */
export function AboutCloth({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div className={styles.length}>
        <Cloth name="house" use="panel" />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
