import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { PageTitle } from '#components/ui/PageTitle.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import { wholePer } from '#lib/cost.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Product } from '#schemas/product.ts';
import styles from './HomeHero.module.css';
import { NotebookPage } from './NotebookPage.tsx';

export interface HomeHeroProps {
  hero: PageOf<'home'>['hero'];
  products: Readonly<Record<ProductId, Product>>;
  example: string | undefined;
}

/**
 * A page of each trade's notebook, and the same page on the screen. The tiles choose the trade; two
 * buttons show one side or the other, and work without script. The source has the order of a phone,
 * so that nothing moves while the page arrives.
 */
export function HomeHero({ hero, products, example }: HomeHeroProps) {
  const views = [hero.notebook, hero.screen];
  return (
    <section className={styles.root} aria-labelledby={anchors.welcome}>
      <div className={styles.words}>
        <PageTitle id={anchors.welcome} line={hero.eyebrow} title={hero.title} />
        <p className={layout.lede}>{unbroken(hero.lede)}</p>
        <Button href={`#${anchors.closing}`}>
          {`${hero.action} `}
          <small>{hero.start}</small>
        </Button>
      </div>
      <fieldset className={styles.trades}>
        <legend className="visually-hidden">{hero.trades}</legend>
        <ul className={styles.tiles}>
          {productIds.map((id, index) => {
            const { name, pitch, home } = products[id];
            return (
              <li key={id} data-product={id}>
                <input
                  type="radio"
                  name="trade"
                  value={id}
                  id={`trade-${id}`}
                  defaultChecked={index === 0}
                />
                <label htmlFor={`trade-${id}`}>
                  <Cloth name={id} use="edge" />
                  <strong>{name}</strong> <span>{pitch}</span>{' '}
                  <span>
                    <b>{unbroken(home.cost.amount)}</b> {unbroken(wholePer(home.cost))}
                  </span>
                </label>{' '}
                <a href={productPath(id, 'overview')}>
                  {hero.discover}
                  <span className="visually-hidden">{` ${name}`}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <fieldset className={styles.loom}>
        <legend className="visually-hidden">{hero.view}</legend>
        <div className={styles.art} data-notebook="">
          <Cloth name="company" use="ground" />
          {views.map((view, index) => [
            <input key={view} type="radio" name="view" value={index} id={`view-${index}`} />,
            <label key={`of ${view}`} htmlFor={`view-${index}`}>
              {view}
            </label>,
            ' ',
          ])}
          <ExampleMark text={example} />
          {productIds.map((id, index) => (
            <NotebookPage
              key={id}
              product={id}
              sheet={products[id].home.sheet}
              handle={hero.handle}
              first={index === 0}
            />
          ))}
        </div>
      </fieldset>
    </section>
  );
}
