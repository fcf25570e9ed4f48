import { Accordion } from '../../components/ui/Accordion.tsx';
import type { FaqItem } from '../../schemas/faq.ts';
import styles from './PharmQuestions.module.css';

export interface PharmQuestionsProps {
  title: string;
  items: readonly FaqItem[];
}

export function PharmQuestions({ title, items }: PharmQuestionsProps) {
  return (
    <div className={styles.root}>
      <h2 id="questions">{title}</h2>
      <Accordion
        items={items.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
      />
    </div>
  );
}
