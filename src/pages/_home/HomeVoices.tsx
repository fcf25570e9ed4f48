import { Quote } from '#components/ui/Quote.tsx';
import { quoted } from '#i18n/quote.ts';
import type { Testimonial } from '#schemas/people.ts';
import styles from './HomeVoices.module.css';

export interface HomeVoicesProps {
  title: string;
  testimonials: readonly Testimonial[];
}

export function HomeVoices({ title, testimonials }: HomeVoicesProps) {
  return (
    <>
      <h2 id="temoignages" className={styles.title}>
        {title}
      </h2>
      <div className={styles.grid}>
        {testimonials.map(({ product, quote, author, role, company }) => (
          <Quote
            key={author}
            text={quoted(quote)}
            author={author}
            role={role}
            company={company}
            cloth={product}
          />
        ))}
      </div>
    </>
  );
}
