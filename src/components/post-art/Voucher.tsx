import styles from './drawing.module.css';

/** A prescription slip torn at 70 and 30 %: the stamped share of the insurer, and the patient's. */
export function Voucher() {
  return (
    <g transform="rotate(-4 160 110)">
      <path
        className={styles.paper}
        d="M34 46h168a10 10 0 0 0 20 0h56a10 10 0 0 1 10 10v108a10 10 0 0 1-10 10h-56a10 10 0 0 0-20 0H34a10 10 0 0 1-10-10V56a10 10 0 0 1 10-10Z"
      />
      <path
        className={styles.stub}
        d="M222 46h56a10 10 0 0 1 10 10v108a10 10 0 0 1-10 10h-56a10 10 0 0 0-10-9V55a10 10 0 0 0 10-9Z"
      />
      <path className={styles.perforation} d="M212 62v98" />
      <text className={styles.figure} x="42" y="112" fontSize="58">
        70
      </text>
      <text className={styles.figureOnFill} x="230" y="120" fontSize="32">
        30
      </text>
      <path className={styles.rule} d="M42 134h74M42 150h48" />
      <circle className={styles.mark} cx="164" cy="128" r="27" />
      <path className={styles.mark} d="m152 128 8 9 16-18" />
    </g>
  );
}
