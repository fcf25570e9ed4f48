import type { ReactNode } from 'react';
import { FileLink, type FileLinkProps } from '#components/FileLink.tsx';
import { Button } from '#components/ui/Button.tsx';
import layout from '#components/ui/layout.module.css';
import type { ProductId } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import { site } from '#site.config.ts';
import styles from './BrochureDesk.module.css';

export interface BrochureDeskProps {
  product: ProductId;
  name: string;
  words: { label: string; print: string; trial: string };
  file: FileLinkProps;
  children: ReactNode;
}

/** A sheet, under the way back and what can be done with it. */
export function BrochureDesk({ product, name, words, file, children }: BrochureDeskProps) {
  return (
    <>
      <nav className={styles.bar} aria-label={`${words.label} ${name}`}>
        <div>
          <a className={styles.back} href={productPath(product, 'overview')}>
            {name}
          </a>{' '}
          <button type="button" data-print="" data-needs-script="">
            {words.print}
          </button>{' '}
          <p className={layout.apart}>
            <FileLink {...file} />
          </p>
          <Button href={site.products[product].register} size="small">
            {words.trial}
          </Button>
        </div>
      </nav>
      <main className={styles.desk} data-product={product}>
        {children}
      </main>
    </>
  );
}
