import styles from './ScreenLink.module.css';

export interface ScreenLinkProps {
  /** The page of all screens of the product. */
  galleryHref: string;
  /** Its tab there, by id. */
  screen: string;
  /** Before the name: « Voir l'écran ». */
  open: string;
  name: string;
  /** Brings the drawing without the words that go with it. */
  alone?: boolean;
}

/** Stands for a screen until `enhance/screens.ts` puts it here; leads to it when nothing does. */
export function ScreenLink({ galleryHref, screen, open, name, alone = false }: ScreenLinkProps) {
  return (
    <a
      className={styles.root}
      href={`${galleryHref}#${screen}`}
      data-screen={screen}
      data-alone={alone || undefined}
    >
      {open} <strong>{name}</strong>
    </a>
  );
}
