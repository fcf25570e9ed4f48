import { Cloth, type ClothName } from '../ui/Cloth.tsx';
import styles from './Film.module.css';

/** A cloth of as many threads as the announced figure has seconds, woven from the left. */
export function ClothLength({ cloth, own }: { cloth: ClothName; own?: boolean }) {
  return (
    <div className={styles.cloth} data-seconds="" data-own={own} aria-hidden="true">
      <div className={styles.woven}>
        <div>
          <Cloth name={cloth} use="panel" />
        </div>
      </div>
    </div>
  );
}
