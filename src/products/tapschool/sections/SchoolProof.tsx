import { Cloth } from '#components/ui/Cloth.tsx';
import { ExampleMark } from '#components/ui/ExampleMark.tsx';
import { FigureTiles } from '#components/ui/FigureTiles.tsx';
import text from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { figureTile } from '#i18n/figures.ts';
import { quoted } from '#i18n/format.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { Testimonial } from '#schemas/people.ts';
import { schoolAnchors } from '../addresses.ts';
import styles from './SchoolProof.module.css';

export type SchoolProofProps = PageOf<'tapschool-overview'>['proof'] & {
  voice: Testimonial | undefined;
};

/** The figures of the product, and a testimonial. */
export function SchoolProof({ title, figures, voice }: SchoolProofProps) {
  return (
    <Stack gap={6}>
      <h2 id={schoolAnchors.proof}>{title}</h2>
      <FigureTiles figures={figures.map(figureTile)} />
      {voice && (
        <figure className={styles.voice}>
          <blockquote>
            <p className={text.display1}>{quoted(voice.quote)}</p>
          </blockquote>
          <figcaption className={`${text.cluster} ${text.note}`}>
            <Cloth name={voice.product} use="swatch" />
            <span>
              <strong>{voice.author}</strong>, {voice.role}, {voice.company}
              <ExampleMark text={voice.example} />
            </span>
          </figcaption>
        </figure>
      )}
    </Stack>
  );
}
