import type { ReactNode } from 'react';
import { PrintedAddress, type PrintedAddressProps } from '#components/PrintedAddress.tsx';
import { TrialLine, type TrialLineProps } from '#components/TrialLink.tsx';
import { Cloth, type ClothName } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { Cluster } from '#components/ui/layout.tsx';
import type { DocFacts } from '#queries/docs.ts';
import { productPath } from '#routes.ts';
import styles from './DocBody.module.css';
import parts from './doc-parts.module.css';

export interface DocBodyProps extends Pick<DocFacts, 'title' | 'description' | 'product'> {
  cloth: ClothName;
  /** Name of the article's software, or the words for all of them. */
  software: string;
  readTime: string;
  example: string | undefined;
  printed: PrintedAddressProps;
  trial: TrialLineProps | undefined;
  children: ReactNode;
}

export function DocBody(props: DocBodyProps) {
  const { title, description, product, cloth, software, readTime, example } = props;
  const { printed, trial, children } = props;
  return (
    <article>
      <div className={styles.root}>
        <Cloth name={cloth} use="hem" />
        <header className={styles.header}>
          <h1>{title}</h1>
          <p className={`${layout.lede} ${layout.apart}`}>{description}</p>
          <Cluster as="ul" className={styles.facts}>
            <Cluster as="li" gap={2}>
              <Cloth name={cloth} use="swatch" />
              {product ? <a href={productPath(product, 'overview')}>{software}</a> : software}
            </Cluster>
            <li>{readTime}</li>
          </Cluster>
        </header>
        <div className={`${parts.parts} ${styles.body}`}>
          {/* In the text itself, which a browser's reading view keeps without its head. */}
          {example && (
            <p>
              <ExampleMark text={example} />
            </p>
          )}
          {children}
        </div>
      </div>
      <PrintedAddress {...printed} />
      {trial && <TrialLine {...trial} />}
    </article>
  );
}
