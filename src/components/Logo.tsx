import styles from './Logo.module.css';

export interface LogoProps {
  siteName: string;
  /** Completes the name for assistive technology: « Tap, accueil ». */
  note: string;
  href: string;
}

/** A spindle whorl seen from above, and the name. */
export function Logo({ siteName, note, href }: LogoProps) {
  return (
    <a className={styles.root} href={href}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="12.7" fill="none" stroke="#fd7e14" strokeWidth="2.6" />
        <circle cx="14" cy="14" r="8.8" fill="#fd7e14" />
        <circle cx="14" cy="14" r="4" fill="#1f1611" />
      </svg>
      <span>{siteName}</span>
      <span className="visually-hidden">, {note}</span>
    </a>
  );
}
