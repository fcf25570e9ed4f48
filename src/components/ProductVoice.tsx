import { unbroken } from '#components/ui/unbroken.ts';
import { quoted } from '#i18n/format.ts';
import type { Testimonial } from '#schemas/people.ts';
import styles from './ProductVoice.module.css';
import { Portrait } from './portrait/Portrait.tsx';
import { ExampleMark } from './ui/ExampleMark.tsx';
import { Section } from './ui/Section.tsx';

/**
 * Somebody who works with the product, large, and what they say of it. Comes last in its section:
 * the cloth they wear continues below the picture, along the foot of the section, which clips it.
 */
export function ProductVoice({ voice }: { voice: Testimonial }) {
  const { product, quote, author, role, company, portrait, example } = voice;
  return (
    <figure className={styles.root}>
      <div className={styles.frame}>
        <span data-cloth={product} aria-hidden="true" />
        <Portrait portrait={portrait} name={author} cloth={product} size="large" />
      </div>
      <blockquote>
        <p>{unbroken(quoted(quote))}</p>
      </blockquote>
      <figcaption>
        <strong>{author}</strong> {role}, {company} <ExampleMark text={example} />
      </figcaption>
    </figure>
  );
}

/** Nothing, where nobody is quoted about the product. */
export const VoiceSection = ({ voice }: { voice: Testimonial | undefined }) =>
  voice && (
    <Section tone="tint" clips>
      <ProductVoice voice={voice} />
    </Section>
  );
