import { Cloth } from '#components/ui/Cloth.tsx';
import styles from './PulledThread.module.css';

/** The pulled thread: in loops when whole, with two frayed ends when cut. */
const threads = {
  whole: {
    down: 'M60 0C60 42 78 66 120 62S170 22 146 18s-40 30-4 52 96 22 170-6',
    away: 'M758 0C758 74 716 128 640 120S560 38 606 30s66 64-22 92-150-8-230-22-132 20-186 26S64 96 84 60s74-12 52 30S60 168 2 150',
  },
  cut: {
    down: 'M60 0C60 26 64 40 76 52m0 0-3 15m3-15 8 12m-8-12 16 4M136 72l-15-5m15 5-13 9m13-9-6 15M136 72C180 88 230 58 312 76',
    away: 'M758 0C758 46 740 70 708 84m0 0-17-3m17 3-13 11m13-11-4 17M628 108l17 3m-17-3 13-11m-13 11 4-17M628 108C560 132 500 84 420 92S250 146 176 128 60 92 2 118',
  },
};

/** A cloth with a gap where one thread was pulled out, and the thread. Decorative. */
export function PulledThread({ cut }: { cut: boolean }) {
  const { down, away } = threads[cut ? 'cut' : 'whole'];
  return (
    <div className={styles.root} aria-hidden="true">
      <Cloth name="company" use="panel" />
      <Cloth name="company" use="fringe" />
      <span className={styles.gap} />
      <svg
        aria-hidden="true"
        className={styles.down}
        width="320"
        height="120"
        viewBox="0 0 320 120"
      >
        <path d={down} />
      </svg>
      <svg
        aria-hidden="true"
        className={styles.away}
        width="760"
        height="190"
        viewBox="0 0 760 190"
      >
        <path d={away} />
      </svg>
    </div>
  );
}
