import { Portrait } from '#components/portrait/Portrait.tsx';
import { Quote } from '#components/ui/Quote.tsx';
import { anchors } from '#i18n/addresses.ts';
import { quoted } from '#i18n/quote.ts';
import type { Testimonial } from '#schemas/people.ts';
import styles from './HomeVoices.module.css';

export interface HomeVoicesProps {
  title: string;
  items: readonly Testimonial[];
}

export function HomeVoices({ title, items }: HomeVoicesProps) {
  return (
    <>
      <h2 id={anchors.voices} className={styles.title}>
        {title}
      </h2>
      <div className={styles.grid}>
        {items.map(({ product, quote, author, role, company, portrait, example }) => (
          <Quote
            key={author}
            text={quoted(quote)}
            author={author}
            role={role}
            company={company}
            face={<Portrait portrait={portrait} cloth={product} size="medium" />}
            example={example}
          />
        ))}
      </div>
    </>
  );
}
