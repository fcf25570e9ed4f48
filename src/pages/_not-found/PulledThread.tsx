import { Cloth } from '#components/ui/Cloth.tsx';
import styles from './PulledThread.module.css';

/** A cloth that has lost a thread: the gap it leaves, and where it went. */
export function PulledThread() {
  return (
    <div className={styles.root} aria-hidden="true">
      <Cloth name="house" use="panel" />
      <Cloth name="house" use="band" />
      <span className={styles.gap} />
      <svg
        aria-hidden="true"
        className={styles.down}
        width="320"
        height="120"
        viewBox="0 0 320 120"
      >
        <path d="M60 0C60 42 78 66 120 62S170 22 146 18s-40 30-4 52 96 22 170-6" />
      </svg>
      <svg
        aria-hidden="true"
        className={styles.away}
        width="760"
        height="190"
        viewBox="0 0 760 190"
      >
        <path d="M758 0C758 74 716 128 640 120S560 38 606 30s66 64-22 92-150-8-230-22-132 20-186 26S64 96 84 60s74-12 52 30S60 168 2 150" />
      </svg>
    </div>
  );
}
