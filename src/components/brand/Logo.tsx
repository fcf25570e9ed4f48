import layout from '../ui/layout.module.css';
import { EMBLEM, own } from './emblem.ts';
import styles from './Logo.module.css';

export interface LogoProps {
  siteName: string;
  /** Completes the name for assistive technology: « Tap accueil ». */
  note: string;
  href: string;
}

export function Logo({ siteName, note, href }: LogoProps) {
  return (
    <a
      className={`${layout.action} ${styles.root}`}
      href={href}
      data-long={siteName.length > 10 ? '' : undefined}
    >
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <EmblemShapes />
      </svg>
      <span>{siteName}</span>
      <span className="visually-hidden">{` ${note}`}</span>
    </a>
  );
}

/**
 * The emblem's circles, for an `<svg>` with a viewBox of `EMBLEM.side`. The company's own sign is a
 * file: it weighs on no page, and its names and styles stay its own.
 */
export function EmblemShapes() {
  if (own) return <image href="/favicon.svg" width={EMBLEM.side} height={EMBLEM.side} />;
  const middle = EMBLEM.side / 2;
  return EMBLEM.circles.map((circle) => (
    <circle key={circle.r} cx={middle} cy={middle} {...circle} />
  ));
}
