import { Accordion } from '../../components/ui/Accordion.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { SectionHeading } from '../../components/ui/SectionHeading.tsx';
import { routes } from '../../routes.ts';
import type { FaqItem } from '../../schemas/faq.ts';
import styles from './PosQuestions.module.css';

export interface PosQuestionsProps {
  title: string;
  /** Words of the link to the whole FAQ. */
  more: string;
  questions: readonly FaqItem[];
}

export function PosQuestions({ title, more, questions }: PosQuestionsProps) {
  return (
    <div className={styles.root}>
      <div>
        <SectionHeading id="questions" title={title} />
        <Button href={routes.support} tone="outline" icon="arrow">
          {more}
        </Button>
      </div>
      <Accordion
        items={questions.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
      />
    </div>
  );
}
