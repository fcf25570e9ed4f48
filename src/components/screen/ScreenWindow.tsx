import type { ReactNode } from 'react';
import { ExampleMark } from '../ui/ExampleMark.tsx';
import styles from './ScreenWindow.module.css';

export interface ScreenWindowProps {
  /** What the screen is, announced with it: « Tableau de bord de la pharmacie ». */
  name: string;
  /** One or two sentences that say what the drawing shows, for those who cannot see it. */
  summary: string;
  /** The software's own menu; drawn only. */
  menu: readonly string[];
  /** Entry of `menu` that is open. */
  active: string;
  title: string;
  /** Right of the title: a date, a till. */
  note?: string;
  /** The word that says that its data are examples, while they are. */
  example?: string | undefined;
  children: ReactNode;
}

/** A drawn screen of a product. Nothing in it can be operated; all of it can be read. */
export function ScreenWindow({
  name,
  summary,
  menu,
  active,
  title,
  note,
  example,
  children,
}: ScreenWindowProps) {
  return (
    <figure className={styles.root} aria-label={name}>
      <figcaption className="visually-hidden">{summary}</figcaption>
      <div className={styles.window}>
        <div className={styles.menu} aria-hidden="true">
          {menu.map((entry) => (
            <span key={entry} data-active={entry === active || undefined}>
              {entry}
            </span>
          ))}
        </div>
        <div className={styles.body}>
          <div className={styles.top}>
            <p className={styles.title}>{title}</p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          <ExampleMark text={example} />
          {children}
        </div>
      </div>
    </figure>
  );
}
