import { Accordion } from '../../components/ui/Accordion.tsx';
import type { FaqItem } from '../../schemas/faq.ts';
import styles from './SchoolQuestions.module.css';

export interface SchoolQuestionsProps {
  title: string;
  items: readonly FaqItem[];
}

export function SchoolQuestions({ title, items }: SchoolQuestionsProps) {
  return (
    <div className={styles.root}>
      <h2 id="questions">{title}</h2>
      <Accordion
        items={items.map(({ id, question, answer }) => ({ id, title: question, text: answer }))}
      />
    </div>
  );
}
