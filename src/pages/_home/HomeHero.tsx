import { Fragment, type ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import text from '#components/ui/layout.module.css';
import { anchors } from '#i18n/addresses.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Product } from '#schemas/product.ts';
import styles from './HomeHero.module.css';

export interface HomeHeroProps {
  hero: PageOf<'home'>['hero'];
  products: Readonly<Record<ProductId, Product>>;
  objects: Readonly<Record<ProductId, ReactNode>>;
}

/**
 * In the source in the order in which a phone shows it, so that nothing moves while the page
 * arrives.
 */
export function HomeHero({ hero, products, objects }: HomeHeroProps) {
  return (
    <section className={styles.root} aria-labelledby={anchors.welcome}>
      <div className={styles.words}>
        <Eyebrow text={hero.eyebrow} cloth="company" />
        <h1 id={anchors.welcome}>{hero.title}</h1>
        <p className={text.lede}>{hero.lede}</p>
        <Button href={`#${anchors.closing}`} icon="arrow">
          {hero.action}
        </Button>
        <p>
          <strong>{hero.start}</strong>
        </p>
      </div>
      <ul className={`${text.full} ${styles.products}`}>
        {productIds.map((id) => (
          <li key={id}>
            <a
              href={productPath(id, 'overview')}
              className={styles.product}
              data-turns-to={`trade-${id}`}
            >
              <Cloth name={id} use="edge" />
              <span>
                <strong className={text.display3}>{products[id].name}</strong>
                <span className={text.note}>{products[id].pitch}</span>
                <span className={text.note}>
                  <b className={text.display4}>{products[id].home.cost.amount}</b>{' '}
                  {products[id].home.cost.per}
                </span>
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
      <fieldset className={styles.objects}>
        <legend className="visually-hidden">{hero.objects}</legend>
        <div className={styles.art}>
          <Cloth name="company" use="ground" />
          {productIds.map((id, index) => (
            <Fragment key={id}>
              <input
                type="radio"
                name="trade"
                value={id}
                id={`trade-${id}`}
                defaultChecked={index === 0}
              />
              <label htmlFor={`trade-${id}`}>{products[id].ai.label}</label>
            </Fragment>
          ))}
          {productIds.map((id, index) => (
            <div
              key={id}
              data-product={id}
              data-shown-by={id}
              data-keeps-room=""
              data-screen-ends={index === 0 ? '' : undefined}
            >
              {objects[id]}
            </div>
          ))}
        </div>
      </fieldset>
    </section>
  );
}
