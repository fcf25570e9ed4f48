import { anchors } from '#i18n/addresses.ts';
import { routes } from '#routes.ts';
import type { FaqItem } from '#schemas/faq.ts';
import styles from './PricingQuestions.module.css';
import { QuestionLinks, type QuestionLinksProps } from './QuestionLinks.tsx';
import { Accordion } from './ui/Accordion.tsx';
import { Button } from './ui/Button.tsx';

interface OpenQuestions extends QuestionLinksProps {
  title: string;
  lede: string;
  /** The printable list of questions to ask any vendor. */
  guide?: { title: string; href: string };
}

export interface PricingQuestionsProps {
  title: string;
  items: readonly FaqItem[];
  /** Words of the link to the whole FAQ. */
  more?: string | undefined;
  /** Questions that the site does not answer yet. */
  open?: OpenQuestions | undefined;
}

/** Under the prices: the answers of the FAQ that buyers ask for. */
export function PricingQuestions({ title, items, more, open }: PricingQuestionsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <h2 id={anchors.questions}>{title}</h2>
        {more && (
          <Button href={routes.support} tone="outline" icon="arrow">
            {more}
          </Button>
        )}
      </div>
      <Accordion
        items={items.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
      />
      {open && (
        <>
          <div className={styles.words}>
            <h3 id={anchors.openQuestions}>{open.title}</h3>
            <p>{open.lede}</p>
            {open.guide && <a href={open.guide.href}>{open.guide.title}</a>}
          </div>
          <QuestionLinks links={open.links} />
        </>
      )}
    </div>
  );
}
