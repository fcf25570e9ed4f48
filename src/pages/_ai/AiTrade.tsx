import type { ReactNode } from 'react';
import { OpeningTrial } from '#components/OpeningTrial.tsx';
import { type Trial, TrialLink } from '#components/TrialLink.tsx';
import { FigureTiles } from '#components/ui/FigureTiles.tsx';
import fold from '#components/ui/Fold.module.css';
import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import { Card, Cluster, Columns, Panel, Stack, Tiles } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { quoted } from '#i18n/format.ts';
import type { ProductId } from '#products/registry.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Product } from '#schemas/product.ts';
import { AiDecision } from './AiDecision.tsx';
import { AiDraft } from './AiDraft.tsx';
import styles from './AiTrade.module.css';

export interface AiTradeProps {
  id: ProductId;
  product: Pick<Product, 'start' | 'price' | 'ai' | 'name' | 'home'>;
  users: string;
  words: Pick<PageOf<'ai'>, 'figures' | 'whole' | 'uses' | 'prepares' | 'decides' | 'basis'>;
  trial: Trial;
  question: { label: string; href: string };
  /** The screen that the example takes its data from. */
  screen: ReactNode;
}

export function AiTrade({ id, product, users, words, trial, question, screen }: AiTradeProps) {
  const { start, price, name, home } = product;
  const { title, lede, draft, useCases, basis, kpis, example } = product.ai;
  return (
    <Stack gap={8} data-product={id}>
      <Columns className={styles.opening}>
        <Stack className={styles.words}>
          <p className={layout.note}>
            <b>{users}</b>
          </p>
          <h2 className={layout.display2}>{unbroken(title)}</h2>
          <p>{unbroken(lede)}</p>
          <OpeningTrial
            label={
              <>
                {trial.label}
                <span className="visually-hidden">{` ${name}`}</span>
              </>
            }
            href={trial.links[id].register}
            start={start}
            cost={home.cost}
          />
        </Stack>
        <AiDraft product={id} draft={draft} decides={words.decides} example={example} />
      </Columns>
      <Stack>
        <h3>{words.uses.replace('#', name)}</h3>
        <Tiles as="ul" count={2} brief gap={4}>
          {useCases.map((useCase, index) => (
            <Card key={useCase.question} as="li">
              <details className={`${layout.fold} ${fold.root}`} open={index === 0}>
                <summary className={styles.question}>
                  <h4>{quoted(useCase.question)}</h4>
                  <Icon name="chevron" />
                </summary>
                <p>
                  <span className={`${layout.note} ${styles.step}`}>{words.prepares}</span>{' '}
                  {useCase.prepares}
                </p>
                <AiDecision label={words.decides} {...useCase} />
              </details>
            </Card>
          ))}
        </Tiles>
        <Cluster gap={5} className={`${layout.apart} ${styles.offer}`}>
          <div>
            <p className={layout.display4}>{name}</p>
            <p>{unbroken(price)}</p>
          </div>
          <TrialLink {...{ trial, product: id, name }} button={{ tone: 'outline' }} />{' '}
          <a className={layout.action} href={question.href}>
            {question.label}
          </a>
        </Cluster>
      </Stack>
      <Stack gap={3}>
        <h3>{words.figures.replace('#', name)}</h3>
        <p className={layout.quiet}>{words.whole}</p>
        <FigureTiles figures={kpis} />
      </Stack>
      <Panel tone="tint" className={styles.basis} gap={5}>
        <h3>{words.basis}</h3>
        <p>{basis}</p>
        <div className={layout.shot}>{screen}</div>
      </Panel>
    </Stack>
  );
}
