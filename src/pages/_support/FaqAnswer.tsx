import { Icon } from '#components/ui/Icon.tsx';
import type { FaqItem } from '#schemas/faq.ts';
import { AnswerLink } from './AnswerLink.tsx';
import styles from './FaqAnswer.module.css';

export interface FaqAnswerProps {
  item: FaqItem;
  hidden: boolean;
  /** Label of the link to the answer. */
  share: string;
}

/** Native `<details>`: stays open or closed when a filter hides it or React hydrates it. */
export function FaqAnswer({ item, hidden, share }: FaqAnswerProps) {
  return (
    <details className={styles.root} id={item.id} hidden={hidden} suppressHydrationWarning>
      <summary>
        <h3>{item.question}</h3>
        <Icon name="chevron" />
      </summary>
      <p>{item.answer}</p>
      <AnswerLink item={item} label={share} />
    </details>
  );
}
