import styles from './drawing.module.css';

/** A handwritten prescription, one line framed and ticked, a blister on its corner. */
export function Prescription() {
  return (
    <>
      <g transform="rotate(-3 150 110)">
        <rect className={styles.paper} x="66" y="8" width="158" height="204" rx="8" />
        <path className={styles.product} d="M90 24h9v9h9v9h-9v9h-9v-9h-9v-9h9z" />
        <path className={styles.rule} d="M122 30h80M122 44h52" />
        <path
          className={styles.pen}
          d="M84 82c6-12 9 9 14 0s8-10 12 1 9-9 14 0 8 7 12-2 10 7 16 1M84 122c5-10 10 8 13-1s10-6 12 2 9-10 15 0 10 4 14-3M84 164c7-11 8 8 15 0s7-8 12 1 12-9 16 0 8 4 13-1 9 5 14 1"
        />
        <path className={styles.mark} d="M84 101H75v12M168 101h9v12M84 141H75v-12M168 141h9v-12" />
        <path className={styles.mark} d="m186 108 8 8 15-18" />
      </g>
      <g transform="translate(6 14) rotate(9 240 160)">
        <rect className={styles.foil} x="188" y="130" width="112" height="66" rx="10" />
        {[0, 1, 2, 3].map((column) =>
          [0, 1].map((row) => (
            <ellipse
              key={`${column}${row}`}
              className={column === 3 && row === 0 ? styles.hole : styles.pill}
              cx={206 + column * 25.5}
              cy={149 + row * 28}
              rx="9"
              ry="10"
            />
          )),
        )}
      </g>
    </>
  );
}
