import styles from './drawing.module.css';

/**
 * A ruled page with four payments drawn to scale, 60 then three times 145; the last is not paid
 * yet.
 */
export function Instalments() {
  return (
    <g transform="rotate(2 160 110)">
      <rect className={styles.paper} x="26" y="12" width="268" height="196" rx="8" />
      <path className={styles.rule} d="M26 46h268M26 74h268M26 102h268M26 130h268M26 158h268" />
      <path className={styles.margin} d="M62 12v196" />
      <path
        className={styles.product}
        d="M82 140h38v48H82zM132 72h38v116h-38zM182 126h38v62h-38z"
      />
      <path className={styles.missing} d="M183 73h36v52h-36zM233 73h36v114h-36z" />
      <path className={styles.tick} d="m93 163 6 6 12-13M143 129l6 6 12-13" />
    </g>
  );
}
