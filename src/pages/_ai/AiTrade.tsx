import type { ReactNode } from 'react';
import { type Trial, TrialLink } from '#components/TrialLink.tsx';
import { FigureTiles } from '#components/ui/FigureTiles.tsx';
import text from '#components/ui/layout.module.css';
import { Card, Columns, Panel, Stack, Tiles } from '#components/ui/layout.tsx';
import { quoted } from '#i18n/format.ts';
import type { ProductId } from '#products/registry.ts';
import type { AiTab } from '#schemas/ai-tab.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { AiDraft } from './AiDraft.tsx';
import styles from './AiTrade.module.css';

export interface AiTradeProps {
  product: ProductId;
  audience: string;
  price: string;
  content: AiTab;
  /** Titles of its parts. */
  words: Pick<PageOf<'ai'>, 'figures' | 'uses' | 'prepares' | 'decides' | 'basis'>;
  trial: Trial;
  /** Of the software. */
  name: string;
  /** The screen that the example takes its data from. */
  screen: ReactNode;
}

/** One trade: an example in full, the software's figures, what its AI does, the data behind it. */
export function AiTrade({ product, audience, price, content, words, trial, name, screen }: AiTradeProps) {
  const { title, lede, draft, useCases, basis, kpis, example } = content;
  // Only the first button is primary: a second could be on the same screen, as could the closing
  // call's.
  const trialButton = (tone: 'primary' | 'outline') => (
    <p>
      <TrialLink {...{ trial, product, name }} button={{ tone, icon: 'arrow' }} />
    </p>
  );
  return (
    <Stack gap={8} data-product={product}>
      <Columns className={styles.opening}>
        <Stack className={styles.words}>
          <p className={`${text.note} ${styles.audience}`}>{audience}</p>
          <h2 className={text.display1}>{title}</h2>
          <p>{lede}</p>
          {trialButton('primary')}
          <p>{price}</p>
        </Stack>
        <AiDraft product={product} draft={draft} decides={words.decides} example={example} />
      </Columns>
      <Stack>
        <h3>{words.figures}</h3>
        <FigureTiles figures={kpis} />
      </Stack>
      <Stack>
        <h3>{words.uses}</h3>
        <Tiles as="ul" count={2} gap={4}>
          {useCases.map((useCase) => (
            <Card key={useCase.question} as="li" gap={4}>
              <h4 className={styles.question}>{quoted(useCase.question)}</h4>
              <p>
                <span className={`${text.note} ${styles.step}`}>{words.prepares}</span>
                {useCase.prepares}
              </p>
              <p>
                <span className={`${text.note} ${styles.step}`}>{words.decides}</span>
                <strong>{useCase.decider}</strong> {useCase.decides}
              </p>
            </Card>
          ))}
        </Tiles>
      </Stack>
      <Panel tone="tint" className={styles.basis} gap={5}>
        <h3>{words.basis}</h3>
        <p>{basis}</p>
        {screen}
        {trialButton('outline')}
      </Panel>
    </Stack>
  );
}
