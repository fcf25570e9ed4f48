import type { ReactNode } from 'react';
import { Cloth } from '#components/ui/Cloth.tsx';
import text from '#components/ui/layout.module.css';
import styles from './About.module.css';

/** A length of cloth beside the text, whose warp threads hang loose at the end. */
export function AboutCloth({ children }: { children: ReactNode }) {
  return (
    <div className={`${text.wrap} ${styles.root}`}>
      <div className={styles.length}>
        <Cloth name="house" use="panel" />
      </div>
      <div>{children}</div>
    </div>
  );
}
