import accordion from '#components/ui/Accordion.module.css';
import { Icon } from '#components/ui/Icon.tsx';
import type { FaqItem } from '#schemas/faq.ts';
import { AnswerLink } from './AnswerLink.tsx';
import styles from './Faq.module.css';

export interface FaqAnswerProps {
  item: FaqItem;
  /** Label of the link to the answer. */
  share: string;
}

/** Native `<details>`: stays open or closed when a filter hides it. */
export function FaqAnswer({ item, share }: FaqAnswerProps) {
  return (
    <details
      className={`${accordion.item} ${styles.answer}`}
      id={item.id}
      data-category={item.category}
    >
      <summary>
        <h3 data-text="">{item.question}</h3>
        <Icon name="chevron" />
      </summary>
      <p data-text="">{item.answer}</p>
      <AnswerLink item={item} label={share} />
    </details>
  );
}
