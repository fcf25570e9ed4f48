import type { ReactNode } from 'react';
import { Cloth } from '#components/ui/Cloth.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { anchors } from '#i18n/addresses.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Product } from '#schemas/product.ts';
import styles from './HomeHero.module.css';

export interface HomeHeroProps {
  hero: PageOf<'home'>['hero'];
  products: Readonly<Record<ProductId, Product>>;
  /** One figure of each product's demonstration. */
  days: Readonly<Record<ProductId, string>>;
  /** An interactive object. */
  gesture: ReactNode;
}

/**
 * In the source in the order in which a phone shows it, so that nothing moves while the page
 * arrives.
 */
export function HomeHero({ hero, products, days, gesture }: HomeHeroProps) {
  return (
    <section className={styles.root} aria-labelledby={anchors.welcome}>
      <div className={styles.words}>
        <Eyebrow text={hero.eyebrow} cloth="house" />
        <h1 id={anchors.welcome}>{hero.title}</h1>
        <p className={styles.lede}>{hero.lede}</p>
      </div>
      <ul className={styles.products}>
        {productIds.map((id) => (
          <li key={id}>
            <a href={productPath(id, 'overview')} className={styles.product}>
              <Cloth name={id} use="edge" />
              <span>
                <strong>{products[id].name}</strong>
                <span>{products[id].pitch}</span>
                <span className={styles.day}>
                  <b>{days[id]}</b> {products[id].home.day}
                </span>
              </span>
              <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 12h15M13 6l6 6-6 6" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.art}>
        <Cloth name="house" use="panel" />
        {gesture}
      </div>
    </section>
  );
}
