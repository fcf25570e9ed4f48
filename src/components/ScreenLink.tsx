import styles from './ScreenLink.module.css';

export interface ScreenLinkProps {
  /** The page of all screens of the product. */
  galleryHref: string;
  /** Its tab there, by id. */
  screen: string;
  /** Before the name: « Voir l'écran ». */
  open: string;
  name: string;
}

/** Stands for a screen until `enhance/screens.ts` puts it here; leads to it when nothing does. */
export function ScreenLink({ galleryHref, screen, open, name }: ScreenLinkProps) {
  return (
    <a className={styles.root} href={`${galleryHref}#${screen}`} data-screen={screen}>
      {open} <strong>{name}</strong>
    </a>
  );
}
