import panel from '#components/trade-panel.module.css';
import accordion from '#components/ui/Accordion.module.css';
import { Cloth } from '#components/ui/Cloth.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import { Panel } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { afterColon } from '#i18n/format.ts';
import type { ProductId } from '#products/registry.ts';
import type { FaqItem } from '#schemas/faq.ts';
import styles from './Faq.module.css';

/** Native `<details>`: stays open or closed when a filter hides it. */
export function FaqAnswer({ item, share }: { item: FaqItem; share: string }) {
  return (
    <details
      className={`${accordion.item} ${styles.answer}`}
      id={item.id}
      data-category={item.category}
    >
      <summary>
        <h3 data-text="">{unbroken(item.question)}</h3>
        <Icon name="chevron" />
      </summary>
      <p data-text="">{unbroken(item.answer)}</p>
      {/* To copy or send. */}
      <a className={styles.link} data-screen-only="" href={`#${item.id}`}>
        {share}
        <span className="visually-hidden">{afterColon(item.question)}</span>
      </a>
    </details>
  );
}

export interface Trade {
  id: ProductId;
  anchor: string;
  name: string;
  audience: string;
  first: readonly string[];
}

/** What a trade asks most: the first answer is read at once, the next answer opens. */
export function FaqTrade({ trade, items }: { trade: Trade; items: readonly FaqItem[] }) {
  return (
    <Panel
      as="section"
      tone="tint"
      className={`${panel.panel} ${styles.trade}`}
      aria-labelledby={trade.anchor}
      data-product={trade.id}
      data-group=""
    >
      <div className={panel.cloth}>
        <Cloth name={trade.id} use="panel" />
      </div>
      <h2 id={trade.anchor} className={`${layout.display2} ${panel.name}`}>
        {trade.name}
      </h2>
      <p className={layout.note}>{trade.audience}</p>
      {items.map(({ id, category, question, answer }, index) =>
        index === 0 ? (
          <div key={id} id={id} data-category={category}>
            <h3 data-text="">
              <a href={`#${id}`}>{question}</a>
            </h3>
            <p data-text="">{unbroken(answer)}</p>
          </div>
        ) : (
          <details key={id} className={layout.fold} id={id} data-category={category}>
            <summary>
              <h3 data-text="">{question}</h3>
              <Icon name="chevron" />
            </summary>
            <p data-text="">{unbroken(answer)}</p>
          </details>
        ),
      )}
    </Panel>
  );
}
