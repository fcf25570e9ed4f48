import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import type { ProductId } from '#products/registry.ts';
import type { AiDraft as Draft } from '#schemas/ai-tab.ts';
import { AiDecision } from './AiDecision.tsx';
import styles from './AiDraft.module.css';

export interface AiDraftProps {
  product: ProductId;
  draft: Draft;
  /** Written before the person who decides. */
  decides: string;
  example: string | undefined;
}

export function AiDraft({ product, draft, decides, example }: AiDraftProps) {
  return (
    <Stack className={styles.root}>
      <Cloth name={product} use="ground" />
      <p className={styles.question}>{draft.question}</p>
      <div className={styles.draft}>
        <p className={styles.top}>
          <strong>{draft.title}</strong> <span className={layout.quiet}>{draft.note}</span>
        </p>
        {draft.message && (
          <p className={styles.message}>
            {draft.message.text} <span>{draft.message.signature}</span>
          </p>
        )}
        <dl className={styles.lines}>
          {draft.lines.map(({ name, detail, value }) => (
            <div key={name}>
              <dt>
                {name} {detail && <span>{detail}</span>}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <AiDecision label={decides} decider={draft.decider} decides={draft.decides} />
        <ExampleMark text={example} />
      </div>
    </Stack>
  );
}
