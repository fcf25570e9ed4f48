import { Button } from '#components/ui/Button.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './ContactHours.module.css';

export interface ContactHoursProps extends Pick<PageOf<'contact'>, 'hours' | 'faq'> {
  faqHref: string;
}

/** The opening hours, and links to answers that are already written. */
export function ContactHours({ hours, faq, faqHref }: ContactHoursProps) {
  return (
    <div className={styles.root}>
      <section className={styles.hours} aria-labelledby={anchors.openingHours}>
        <h2 id={anchors.openingHours}>{hours.title}</h2>
        <p>{hours.text}</p>
        <ul className={styles.week} aria-hidden="true">
          {hours.days.map(({ short, open }) => (
            <li key={short} data-open={open || undefined}>
              {short}
            </li>
          ))}
        </ul>
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
