import { SignShapes } from '#components/brand/SignShapes.tsx';
import { Eyebrow } from '#components/ui/Eyebrow.tsx';
import text from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './About.module.css';

/** The page as a letter, with the mission set large. */
export function AboutLetter({
  eyebrow,
  title,
  opening,
  mission,
  closing,
  signature,
}: PageOf<'about'>['letter']) {
  return (
    <article className={styles.letter}>
      <Eyebrow text={eyebrow} cloth="house" />
      <h1>{title}</h1>
      {opening.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Stack as="section" gap={3} className={styles.mission} aria-labelledby={anchors.mission}>
        <h2 className={text.display4} id={anchors.mission}>
          {mission.title}
        </h2>
        <p>{mission.text}</p>
      </Stack>
      {closing.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.signature}>
        <svg width="44" height="44" viewBox="0 0 28 28" aria-hidden="true">
          <SignShapes />
        </svg>
        {signature}
      </p>
    </article>
  );
}
