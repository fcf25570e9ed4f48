import styles from './drawing.module.css';

/** An open credit notebook: paid debts struck out, one large debt left, a pencil across. */
export function Ledger() {
  return (
    <>
      <path
        className={styles.paper}
        d="M24 34c46-14 92-12 136 4v164c-44-16-90-18-136-4zM160 38c44-16 90-18 136-4v164c-46-14-92-12-136 4z"
      />
      <path className={styles.rule} d="M160 38v164" />
      <path
        className={styles.pen}
        d="M42 66c6-9 9 7 14 0s8-8 12 1 8-6 12 0M120 66h22M42 98c5-9 10 7 13-1s9-5 12 2 9-8 14 0 8 4 11-2M124 100h18M42 130c7-9 8 7 15 0s7-7 12 1M118 134h24M42 164c6-9 9 7 14 0s8-8 12 1 8-6 12 0 7 4 10-1M126 170h16"
      />
      <path className={styles.mark} d="m36 70 112-8M36 104l112-8M36 170l112 0" />
      <rect className={styles.fill} x="180" y="64" width="96" height="46" rx="6" />
      <path className={styles.pen} d="M192 88c6-9 9 7 14 0s8-8 12 1M236 88h28" />
      <path className={styles.rule} d="M180 134h92M180 156h70" />
      <g transform="rotate(-32 236 160)">
        <path className={styles.product} d="M186 152h92v16h-92z" />
        <path className={styles.paper} d="m186 152-22 8 22 8z" />
        <path className={styles.fill} d="M278 152h14v16h-14z" />
      </g>
    </>
  );
}
