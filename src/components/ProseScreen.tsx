import type { ReactNode } from 'react';
import styles from './ProseScreen.module.css';
import text from './ui/layout.module.css';
import { Cluster } from './ui/layout.tsx';

export interface ArticleScreen {
  product: string;
  /** The drawn screen. */
  screen: ReactNode;
  /** All screens of the product. */
  all: { label: string; href: string };
  trial: { label: string; of: string; href: string };
}

/** What the text speaks of, as the product shows it: the screen's upper part, and a quiet way in. */
export function ProseScreen(props: ArticleScreen & { children?: ReactNode }) {
  const { product, screen, all, trial, children } = props;
  return (
    <aside className={styles.root} data-product={product} data-screen-only="">
      <div className={styles.shot}>{screen}</div>
      {children}
      <Cluster as="p" gap={5}>
        <a className={text.action} href={all.href}>
          {all.label}
        </a>
        <a className={text.action} href={trial.href} rel="noopener">
          {trial.label}
          <span className="visually-hidden"> {trial.of}</span>
        </a>
      </Cluster>
    </aside>
  );
}
