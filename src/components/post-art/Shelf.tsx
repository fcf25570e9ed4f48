import styles from './drawing.module.css';

/** Shelves during a stock count: one article is missing, and the tally hangs beside them. */
export function Shelf() {
  return (
    <>
      <rect className={styles.paper} x="20" y="16" width="280" height="190" rx="10" />
      <path className={styles.plank} d="M36 88h170M36 140h248M36 192h248" />
      <path
        className={styles.product}
        d="M44 50h22v36H44zM94 58h26v28H94zM150 46h20v40h-20zM48 104h30v34H48zM112 98h18v40h-18zM214 108h26v30h-26zM44 158h34v32H44zM176 150h20v40h-20z"
      />
      <path
        className={styles.fill}
        d="M70 62h18v24H70zM174 56h24v30h-24zM84 112h22v26H84zM246 104h24v34h-24zM84 150h16v40H84zM106 164h30v26h-30zM202 160h36v30h-36zM246 152h20v38h-20z"
      />
      <path
        className={styles.missing}
        d="M126 52h18v34h-18zM140 100h28v38h-28zM174 100h28v38h-28z"
      />
      <path
        className={styles.pen}
        d="M222 38v34M232 38v34M242 38v34M252 38v34M214 66l48-22M274 38v34M284 38v34"
      />
    </>
  );
}
