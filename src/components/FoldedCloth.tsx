import styles from './FoldedCloth.module.css';
import { Cloth } from './ui/Cloth.tsx';

/** The company's cloth, folded over itself: stands beside a page that has nothing else to show. */
export const FoldedCloth = () => (
  <div className={styles.root} aria-hidden="true">
    <Cloth name="company" use="panel" />
    <Cloth name="company" use="panel" />
    <Cloth name="company" use="fringe" />
  </div>
);
