import styles from '#components/Calculator.module.css';

/** Above this, the slices would be thinner than the gaps between them. */
const MOST = 60;

/** A price as a length of cloth, cut into as many equal pieces. Decorative. */
export function Slices({ count }: { count: number }) {
  const pieces = Math.min(count, MOST);
  return (
    <svg
      className={styles.slices}
      viewBox={`0 0 ${pieces - 0.06} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={Array.from({ length: pieces }, (_, index) => `M${index} 0h.94v1h-.94z`).join('')} />
    </svg>
  );
}
