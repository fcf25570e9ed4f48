import type { ReactNode } from 'react';
import { FoldedCloth } from '#components/FoldedCloth.tsx';
import { SearchBox, type SearchBoxProps } from '#components/SearchBox.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster } from '#components/ui/layout.tsx';
import { PageTitle } from '#components/ui/PageTitle.tsx';
import { type ProductId, productIds } from '#products/registry.ts';
import { productPath, routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Product } from '#schemas/product.ts';
import styles from './NotFound.module.css';

export interface NotFoundProps {
  content: Pick<PageOf<'not-found'>, 'eyebrow' | 'title' | 'lede' | 'waysOut'>;
  products: Readonly<Record<ProductId, Product>>;
  /** The search field, left out when there is no network. */
  search?: SearchBoxProps['words'];
  children?: ReactNode;
}

export function NotFound({ content, products, search, children }: NotFoundProps) {
  const { eyebrow, title, lede, waysOut } = content;
  return (
    <div className={`${layout.wrap} ${layout.columns} ${layout.wideFirst} ${styles.root}`}>
      <div className={styles.words}>
        <PageTitle line={eyebrow} title={title} cloth="company" />
        <p className={layout.lede}>{lede}</p>
        {children}
        <nav aria-label={waysOut.title}>
          {search && <SearchBox words={search} use="box" />}
          <Cluster className={styles.first}>
            <Button href={routes.home} tone="strong" icon="arrow">
              {waysOut.home}
            </Button>{' '}
            <Button href={routes.support} tone="outline">
              {waysOut.faq}
            </Button>
          </Cluster>
          <ul className={`${layout.links} ${styles.products}`}>
            {productIds.map((id) => (
              <li key={id}>
                <a href={productPath(id, 'overview')}>
                  <Cloth name={id} use="swatch" />
                  <span className={layout.cluster}>
                    <strong className={layout.display4}>{products[id].name}</strong>{' '}
                    <span className={layout.note}>{products[id].pitch}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <FoldedCloth />
    </div>
  );
}
