import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { Said } from '#components/ui/Said.tsx';
import { formatFigure } from '#i18n/figures.ts';
import { quoted } from '#i18n/quote.ts';
import { sayFigure } from '#i18n/spoken.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Testimonial } from '#schemas/people.ts';
import { schoolAnchors } from '../addresses.ts';
import styles from './SchoolProof.module.css';

export type SchoolProofProps = PageOf<'tapschool-overview'>['proof'] & {
  voice: Testimonial | undefined;
};

/** A testimonial beside the figures of the product. */
export function SchoolProof({ title, figures, voice }: SchoolProofProps) {
  return (
    <div className={styles.root}>
      <h2 id={schoolAnchors.proof}>{title}</h2>
      <dl>
        {figures.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Said printed={formatFigure(figure)} spoken={sayFigure(figure)} />
            </dd>
          </div>
        ))}
      </dl>
      {voice && (
        <figure>
          <blockquote>
            <p>{quoted(voice.quote)}</p>
          </blockquote>
          <figcaption>
            <Cloth name={voice.product} use="swatch" />
            <span>
              <strong>{voice.author}</strong>, {voice.role}, {voice.company}
              <ExampleMark text={voice.example} />
            </span>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
