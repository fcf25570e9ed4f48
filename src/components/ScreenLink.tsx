import { NBSP } from '#lib/spaces.ts';
import styles from './ScreenLink.module.css';

export interface ScreenLinkProps {
  /** The page of all screens of the product. */
  galleryHref: string;
  /** Id of the screen's tab on that page. */
  screen: string;
  /** Written before the name: « Voir l'écran ». */
  open: string;
  name: string;
  /** Whether only the drawing is fetched, without its text. */
  alone?: boolean;
}

/** A link to a screen, which `enhance/screens.ts` replaces with the screen itself. */
export function ScreenLink({ galleryHref, screen, open, name, alone = false }: ScreenLinkProps) {
  return (
    <a
      className={styles.root}
      href={`${galleryHref}#${screen}`}
      data-screen={screen}
      data-single={alone || undefined}
    >
      {open}
      {NBSP}
      <strong>{name}</strong>
    </a>
  );
}
