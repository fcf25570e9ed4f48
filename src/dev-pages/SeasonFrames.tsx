import type { SeasonalTheme } from '#seasons/themes.ts';
import styles from './SeasonFrames.module.css';

export interface SeasonFramesProps {
  themes: readonly SeasonalTheme[];
  names: Readonly<Record<SeasonalTheme, string>>;
}

/** The home page in every season side by side, each in its own frame. */
export function SeasonFrames({ themes, names }: SeasonFramesProps) {
  return (
    <main className={styles.root}>
      <h1>Saisons</h1>
      <div className={styles.frames}>
        {themes.map((theme) => (
          <figure key={theme}>
            <figcaption>
              {names[theme]} <code>{theme}</code>
            </figcaption>
            <iframe src={`/?theme=${theme}`} title={names[theme]} />
          </figure>
        ))}
      </div>
    </main>
  );
}
