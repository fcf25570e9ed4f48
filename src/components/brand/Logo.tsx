import { EmblemShapes } from './EmblemShapes.tsx';
import styles from './Logo.module.css';

export interface LogoProps {
  siteName: string;
  /** Completes the name for assistive technology: « Tap accueil ». */
  note: string;
  href: string;
}

export function Logo({ siteName, note, href }: LogoProps) {
  return (
    <a className={styles.root} href={href}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <EmblemShapes />
      </svg>
      <span>{siteName}</span>
      <span className="visually-hidden"> {note}</span>
    </a>
  );
}
