import { Portrait } from '#components/portrait/Portrait.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import layout from '#components/ui/layout.module.css';
import { Columns, Stack } from '#components/ui/layout.tsx';
import { Quote } from '#components/ui/Quote.tsx';
import { anchors } from '#i18n/addresses.ts';
import { quoted } from '#i18n/format.ts';
import type { Testimonial } from '#schemas/people.ts';
import styles from './HomeVoices.module.css';

export interface HomeVoicesProps {
  title: string;
  example?: string | undefined;
  items: readonly Testimonial[];
}

export function HomeVoices({ title, example, items }: HomeVoicesProps) {
  return (
    <Stack gap={6}>
      <h2 id={anchors.voices} className={layout.display1}>
        {title}
      </h2>
      <ExampleMark text={example} />
      <Columns
        role="group"
        split="wideFirst"
        gap={5}
        className={`${layout.slides} ${styles.root}`}
        aria-label={title}
        tabIndex={0}
      >
        {items.map(({ product, quote, author, role, company, portrait, example }) => (
          <Quote
            key={author}
            text={quoted(quote)}
            author={author}
            role={role}
            company={company}
            face={<Portrait portrait={portrait} name={author} cloth={product} size="medium" />}
            example={example}
          />
        ))}
      </Columns>
    </Stack>
  );
}
