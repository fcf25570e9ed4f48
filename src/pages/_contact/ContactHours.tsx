import { Button } from '#components/ui/Button.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './ContactHours.module.css';

export interface ContactHoursProps extends Pick<PageOf<'contact'>, 'hours' | 'faq'> {
  /** From Monday. */
  week: readonly { short: string; open: boolean }[];
  /** The sentences on the days to come without hours. */
  closed: readonly string[];
  faqHref: string;
}

/** The opening hours, and links to answers that are already written. */
export function ContactHours({ hours, week, closed, faq, faqHref }: ContactHoursProps) {
  return (
    <div className={styles.root}>
      <section className={styles.hours} aria-labelledby={anchors.openingHours}>
        <h2 id={anchors.openingHours}>{hours.title}</h2>
        <p>{hours.text}</p>
        <ul className={styles.week} aria-hidden="true">
          {week.map(({ short, open }) => (
            <li key={short} data-open={open || undefined}>
              {short}
            </li>
          ))}
        </ul>
        {closed.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      <div className={styles.faq}>
        <p>{faq.text}</p>
        <Button href={faqHref} tone="outline" icon="arrow">
          {faq.action}
        </Button>
      </div>
    </div>
  );
}
