import { afterColon } from '#i18n/colon.ts';
import type { FaqItem } from '#schemas/faq.ts';
import styles from './AnswerLink.module.css';

export interface AnswerLinkProps {
  item: FaqItem;
  label: string;
}

/** A link to one answer, to copy or send. */
export function AnswerLink({ item, label }: AnswerLinkProps) {
  return (
    <a className={styles.root} href={`#${item.id}`}>
      {label}
      <span className="visually-hidden">{afterColon(item.question)}</span>
    </a>
  );
}
