import type { ProductId } from '#products/registry.ts';
import { screensPath } from '#routes.ts';
import type { ScreenData } from '#schemas/screens.ts';
import styles from './ScreenBeginning.module.css';
import { Screen } from './screen/Screen.tsx';
import chips from './ui/Chips.module.css';
import layout from './ui/layout.module.css';

export interface ScreenBeginningProps {
  product: ProductId;
  tab: string;
  open: string;
  screen: ScreenData;
}

/** A drawn screen; on a phone its beginning, and a link to where it is whole. */
export function ScreenBeginning({ product, tab, open, screen }: ScreenBeginningProps) {
  return (
    <div className={styles.root}>
      <div className={`${layout.shot} ${styles.drawing}`}>
        <Screen {...screen} />
      </div>
      <a
        className={`${layout.action} ${chips.chip}`}
        href={`${screensPath(product)}#${tab}`}
        data-screen-only=""
      >
        {open} <span className="visually-hidden">{screen.title}</span>
      </a>
    </div>
  );
}
