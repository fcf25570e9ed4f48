import type { ReactNode } from 'react';
import { formatTime } from '#i18n/format.ts';
import type { Explorer } from '#schemas/explorer.ts';
import { ScreenCards } from './ScreenCards.tsx';
import styles from './ScreenGallery.module.css';
import button from './ui/Button.module.css';
import { Cloth } from './ui/Cloth.tsx';
import text from './ui/layout.module.css';

export interface ScreenGalleryProps {
  product: string;
  explorer: Explorer;
  /** The drawn screen of every tab, by its id. */
  screens: Readonly<Record<string, ReactNode>>;
}

/**
 * All screens of a product, placed by the hour of one day along a strip of its cloth. The ids are
 * those of the tabs. On a phone a long screen opens on its first rows, and leads to the next hour.
 */
export function ScreenGallery({ product, explorer, screens }: ScreenGalleryProps) {
  const day = explorer.tabs.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const links = day.map(({ id, at, label }) => (
    <a key={id} href={`#${id}`}>
      <b>{formatTime(at)}</b> {label}
    </a>
  ));
  return (
    <>
      <nav className={styles.jump} aria-label={explorer.label}>
        <ol className={text.wrap}>
          {links.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ol>
      </nav>
      <div className={`${text.wrap} ${styles.day}`} data-fills-margins="">
        <Cloth name={product} use="edge" />
        {day.map(({ id, at, label, cards, gain }, index) => (
          <section key={id} id={id}>
            <div className={styles.head}>
              <b>{formatTime(at)}</b>
              <h2>{label}</h2>
            </div>
            {gain && <p className={styles.gain}>{gain}</p>}
            <div className={styles.screen} data-screen={id}>
              <div>{screens[id]}</div>
              <ScreenCards cards={cards} data-screen-ends={index === 0 ? '' : undefined} />
            </div>
            <label className={`${button.root} ${styles.whole}`} data-tone="outline">
              <input type="checkbox" />
              {explorer.gallery.whole}
              <span className="visually-hidden"> {label}</span>
            </label>
            {links[index + 1] && (
              <p className={`${styles.jump} ${styles.next}`} data-screen-only="">
                {links[index + 1]}
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
