import { afterColon } from '#i18n/format.ts';
import type { FaqItem } from '#schemas/faq.ts';
import styles from './Faq.module.css';

/** A link to one answer, to copy or send. */
export function AnswerLink({ item, label }: { item: FaqItem; label: string }) {
  return (
    <a className={styles.link} data-screen-only="" href={`#${item.id}`}>
      {label}
      <span className="visually-hidden">{afterColon(item.question)}</span>
    </a>
  );
}
