import type { SeasonalTheme } from '#seasons/themes.ts';
import styles from './SeasonGallery.module.css';

export interface SeasonGalleryProps {
  themes: readonly SeasonalTheme[];
  names: Readonly<Record<SeasonalTheme, string>>;
}

/** The home page in every season side by side, each in its own frame. */
export function SeasonGallery({ themes, names }: SeasonGalleryProps) {
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
