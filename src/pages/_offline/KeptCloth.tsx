import { Cloth } from '#components/ui/Cloth.tsx';
import styles from './KeptCloth.module.css';

/** A cloth folded in two, put away: what the device keeps. Decorative. */
export function KeptCloth() {
  return (
    <div className={styles.root} aria-hidden="true">
      <Cloth name="house" use="panel" />
      <Cloth name="house" use="panel" />
      <Cloth name="house" use="band" />
    </div>
  );
}
