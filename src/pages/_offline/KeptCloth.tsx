import { Cloth } from '#components/ui/Cloth.tsx';
import styles from './KeptCloth.module.css';

/** A folded cloth. Decorative. */
export function KeptCloth() {
  return (
    <div className={styles.root} aria-hidden="true">
      <Cloth name="company" use="panel" />
      <Cloth name="company" use="panel" />
      <Cloth name="company" use="fringe" />
    </div>
  );
}
