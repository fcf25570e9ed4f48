import type { ReactNode } from 'react';
import { Cloth } from '#components/ui/Cloth.tsx';
import styles from './AboutCloth.module.css';

export interface AboutClothProps {
  children: ReactNode;
}

/** A length of cloth beside the text, whose warp threads hang loose at the end. */
export function AboutCloth({ children }: AboutClothProps) {
  return (
    <div className={styles.root}>
      <div className={styles.length}>
        <Cloth name="house" use="panel" />
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
