import type { ReactNode } from 'react';
import type { Explorer } from '#schemas/explorer.ts';
import { ScreenCards } from './ScreenCards.tsx';
import styles from './ScreenGallery.module.css';

export interface ScreenGalleryProps {
  tabs: Explorer['tabs'];
  /** The drawn screen of every tab, by its id. */
  screens: Readonly<Record<string, ReactNode>>;
}

/** All the screens of a product, one under the other; each can be linked to by its tab's id. */
export function ScreenGallery({ tabs, screens }: ScreenGalleryProps) {
  return (
    <div className={styles.root}>
      {tabs.map(({ id, label, cards }) => (
        <section key={id} id={id} aria-labelledby={`titre-${id}`}>
          <h2 id={`titre-${id}`}>{label}</h2>
          <div className={styles.panel}>
            <div className={styles.screen} data-screen={id}>
              <div>{screens[id]}</div>
              <ScreenCards cards={cards} />
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}
