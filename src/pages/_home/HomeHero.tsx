import { Fragment, type ReactNode } from 'react';
import { Cloth } from '#components/ui/Cloth.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { type ProductId, productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Product } from '#schemas/product.ts';
import styles from './HomeHero.module.css';

export interface HomeHeroProps {
  hero: PageOf<'home'>['hero'];
  products: Readonly<Record<ProductId, Product>>;
  /** A card cut out of a screen of each product. */
  extracts: Readonly<Record<ProductId, ReactNode>>;
}

export function HomeHero({ hero, products, extracts }: HomeHeroProps) {
  return (
    <section className={styles.root} aria-labelledby="accueil">
      <div className={styles.words}>
        <Eyebrow text={hero.eyebrow} cloth="house" />
        <h1 id="accueil">{hero.title}</h1>
        <p>{hero.lede}</p>
      </div>
      <div className={styles.art}>
        <Cloth name="house" use="panel" />
        {productIds.map((id) => (
          <Fragment key={id}>{extracts[id]}</Fragment>
        ))}
      </div>
      <ul className={styles.products}>
        {productIds.map((id) => (
          <li key={id}>
            <a href={productPath(id, 'overview')} className={styles.product}>
              <Cloth name={id} use="edge" />
              <span>
                <strong>{products[id].name}</strong>
                <span>{products[id].pitch}</span>
              </span>
              <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 12h15M13 6l6 6-6 6" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
