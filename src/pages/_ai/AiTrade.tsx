import type { ReactNode } from 'react';
import { type Trial, TrialLink } from '#components/TrialLink.tsx';
import { quoted } from '#i18n/quote.ts';
import type { ProductId } from '#products/registry.ts';
import type { AiTab } from '#schemas/ai-tab.ts';
import { AiDraft } from './AiDraft.tsx';
import styles from './AiTrade.module.css';

export interface AiTradeProps {
  product: ProductId;
  audience: string;
  content: AiTab;
  /** Titles: before what the software prepares, before who decides, above the screen. */
  words: { prepares: string; decides: string; basis: string };
  trial: Trial;
  /** Of the software. */
  name: string;
  /** The screen that the example takes its data from. */
  screen: ReactNode;
}

/**
 * One trade: an example in full, other questions, the data behind them, and the software's figures.
 */
export function AiTrade({ product, audience, content, words, trial, name, screen }: AiTradeProps) {
  const { title, lede, draft, useCases, basis, kpis, example } = content;
  // Only the first button is primary: a second could be on the same screen, as could the closing
  // call's.
  const door = (tone: 'primary' | 'outline') => (
    <p>
      <TrialLink {...{ trial, product, name }} button={{ tone, icon: 'arrow' }} />
    </p>
  );
  return (
    <div className={styles.root} data-product={product}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <p className={styles.audience}>{audience}</p>
          <h2>{title}</h2>
          <p className={styles.lede}>{lede}</p>
        </div>
        <AiDraft product={product} draft={draft} decides={words.decides} example={example} />
      </div>
      {door('primary')}
      <ul className={styles.cases}>
        {useCases.map((useCase) => (
          <li key={useCase.question}>
            <h3>{quoted(useCase.question)}</h3>
            <p>
              <span className={styles.step}>{words.prepares}</span>
              {useCase.prepares}
            </p>
            <p>
              <span className={styles.step}>{words.decides}</span>
              <strong>{useCase.decider}</strong> {useCase.decides}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.basis}>
        <h3>{words.basis}</h3>
        <p>{basis}</p>
        {door('outline')}
        {screen}
      </div>
      {door('outline')}
      <div className={styles.kpis}>
        <h3>{kpis.title}</h3>
        <dl>
          {kpis.items.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
