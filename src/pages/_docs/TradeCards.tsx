import { Cloth } from '#components/ui/Cloth.tsx';
import { afterColon } from '#i18n/format.ts';
import type { ProductId } from '#products/registry.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './TradeCards.module.css';

export interface TradeCard {
  href: string;
  title: string;
  product: ProductId;
  trade: string;
  facts: string;
  steps: readonly string[];
  see: string;
  wrong: string;
}

export interface TradeCardsProps {
  words: PageOf<'docs'>['trades'];
  parts: Pick<PageOf<'docs'>['parts'], 'see' | 'wrong'>;
  cards: readonly TradeCard[];
}

/** Radio buttons work without script; with it, the lists below also put the trade first. */
export function TradeCards({ words, parts, cards }: TradeCardsProps) {
  return (
    <div data-screen-ends="">
      <fieldset className={styles.root}>
        <legend>{words.legend}</legend>
        <div className={styles.tabs}>
          {cards.map((card, index) => (
            <Trade key={card.product} card={card} parts={parts} first={index === 0} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface TradeProps extends Pick<TradeCardsProps, 'parts'> {
  card: TradeCard;
  first: boolean;
}

function Trade({ card, parts, first }: TradeProps) {
  const { product, trade, href, title, facts, steps, see, wrong } = card;
  const id = `trade-${product}`;
  return (
    <>
      <input type="radio" name="trade" id={id} value={product} defaultChecked={first} />
      <label data-paper="" htmlFor={id}>
        <Cloth name={product} use="hem" />
        {trade}
      </label>
      <div
        className={styles.card}
        data-paper=""
        data-product={product}
        data-trade-card=""
        data-shown-by={product}
      >
        <p className={styles.facts}>{facts}</p>
        <h2>
          <a href={href}>{title}</a>
        </h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <strong>{parts.see}</strong>
          {afterColon(see)}
        </p>
        <p>
          <strong>{parts.wrong}</strong>
          {afterColon(wrong)}
        </p>
      </div>
    </>
  );
}
