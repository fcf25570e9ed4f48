import type { ReactNode } from 'react';
import { unbroken } from '#components/ui/unbroken.ts';
import styles from './ProductHero.module.css';
import { PageTitle } from './ui/PageTitle.tsx';

export interface ProductHeroProps {
  eyebrow: string;
  title: string;
  lede: string;
  price: string;
  /** What starting without charge covers. */
  covers: string | undefined;
  /** Buttons: `primary`, then `inverse-outline`. Astro passes its slots, which its types do not know. */
  actions?: ReactNode;
  /** A film, and what the visitor does himself. */
  children?: ReactNode;
  doing?: ReactNode;
}

/** The top of a product's overview, in the order of a phone's first screen. */
export function ProductHero(props: ProductHeroProps) {
  const { eyebrow, title, lede, price, covers, actions, children, doing } = props;
  return (
    <header className={styles.root} data-screen-ends="">
      <div className={styles.title}>
        <PageTitle line={eyebrow} title={title} />
      </div>
      <div className={styles.price}>{unbroken(price)}</div>
      <div className={styles.actions}>{actions}</div>
      {children}
      {doing && <div data-styles-apart="">{doing}</div>}
      <p className={styles.lede}>{unbroken(lede)}</p>
      <div className={styles.covers}>{unbroken(covers)}</div>
    </header>
  );
}
