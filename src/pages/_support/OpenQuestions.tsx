import { QuestionLinks, type QuestionLinksProps } from '#components/QuestionLinks.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { ProductId } from '#products/registry.ts';
import styles from './OpenQuestions.module.css';

export interface OpenQuestionsProps {
  title: string;
  lede: string;
  products: readonly ({ id: ProductId; name: string } & QuestionLinksProps)[];
}

/** Questions that the site does not answer yet, by software; nothing once all are answered. */
export function OpenQuestions({ title, lede, products }: OpenQuestionsProps) {
  const asked = products.filter(({ links }) => links.length > 0);
  if (asked.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={anchors.openQuestions}>
      <h2 id={anchors.openQuestions}>{title}</h2>
      <p>{lede}</p>
      {asked.map(({ id, name, links }) => (
        <details key={id} data-product={id}>
          <summary>
            <Cloth name={id} use="swatch" />
            <h3>{name}</h3>
            <Icon name="chevron" />
          </summary>
          <QuestionLinks links={links} />
        </details>
      ))}
    </section>
  );
}
