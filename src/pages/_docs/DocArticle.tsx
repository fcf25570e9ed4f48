import type { ReactNode } from 'react';
import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import { afterColon } from '#i18n/format.ts';
import type { ProductId } from '#products/registry.ts';
import type { DocCategory } from '#schemas/doc-parts.ts';
import styles from './DocArticle.module.css';
import parts from './doc-parts.module.css';

export interface DocArticleProps {
  /** The article's anchor: `/docs#connexion` opens it. */
  id: string;
  title: string;
  description: string;
  facts: string;
  example?: string | undefined;
  href: string;
  more: string;
  category: DocCategory;
  product?: ProductId | undefined;
  /** A phone's first screen ends with it. */
  ends: boolean;
  children: ReactNode;
}

export function DocArticle(props: DocArticleProps) {
  const { id, title, description, facts, example, href, more, category, product, ends, children } =
    props;
  return (
    <details
      className={`${layout.card} ${styles.root}`}
      id={id}
      open
      data-card=""
      data-category={category}
      data-product={product}
      data-screen-ends={ends ? '' : undefined}
    >
      <summary className={layout.stack}>
        <h3 data-text="">{title}</h3>
        <span className={layout.quiet} data-text="">
          {description}
        </span>{' '}
        <span className={`${layout.cluster} ${layout.gap2} ${layout.note} ${styles.side}`}>
          {product && <Cloth name={product} use="swatch" />}
          {facts}
          <Icon name="chevron" />
        </span>
        <ExampleMark text={example} />
      </summary>
      <div className={`${parts.parts} ${layout.stack} ${styles.body}`}>
        {children}
        <a className={layout.action} href={href}>
          {more}
          <span className="visually-hidden">{afterColon(title)}</span>
          <Icon name="arrow" />
        </a>
      </div>
    </details>
  );
}
