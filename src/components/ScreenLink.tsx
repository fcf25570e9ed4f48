import { NBSP } from '#lib/spaces.ts';
import type { ProductId } from '#products/registry.ts';
import { screenFile, screensPath } from '#routes.ts';
import styles from './ScreenLink.module.css';
import layout from './ui/layout.module.css';

export interface ScreenLinkProps {
  product: ProductId;
  tab: string;
  /** Written before the name: « Voir l'écran ». */
  open: string;
  name: string;
}

/** A link to a screen, which `enhance/screens.ts` replaces with its drawing. */
export function ScreenLink({ product, tab, open, name }: ScreenLinkProps) {
  return (
    <a
      className={styles.root}
      href={`${screensPath(product)}#${tab}`}
      data-screen={screenFile(product, tab)}
    >
      {open}
      {NBSP}
      <strong className={layout.display3}>{name}</strong>
    </a>
  );
}
