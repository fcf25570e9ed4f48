import styles from './drawing.module.css';

const stacks = [7, 5, 9, 4, 6];
const short = 2;

/** The drawer at closing: coins stacked like a chart, with one coin missing from its stack. */
export function Till() {
  return (
    <>
      <rect className={styles.paper} x="18" y="18" width="284" height="190" rx="12" />
      <g transform="rotate(-5 92 66)">
        <rect className={styles.stub} x="36" y="36" width="112" height="58" rx="5" />
        <circle className={styles.hole} cx="92" cy="65" r="17" />
      </g>
      <path className={styles.plank} d="M34 192h252" />
      {stacks.map((height, stack) => (
        <g key={height} transform={`translate(${62 + stack * 49} 182)`}>
          {Array.from({ length: height }, (_, coin) => (
            <ellipse
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
              key={coin}
              className={stack === short && coin === height - 1 ? styles.missing : styles.coin}
              cy={-coin * (stack === short ? 13 : 11)}
              rx="20"
              ry="8"
            />
          ))}
        </g>
      ))}
    </>
  );
}
