import { Fragment, type ReactNode } from 'react';
import layout from '#components/ui/layout.module.css';
import { Photo } from '#components/ui/Photo.tsx';
import type { Picture } from '#lib/pictures.ts';
import { ExampleMark } from '../ui/ExampleMark.tsx';
import parts from './parts.module.css';
import styles from './ScreenWindow.module.css';

export interface ScreenWindowProps {
  name: string;
  summary: string;
  menu: readonly string[];
  active: string;
  title: string;
  note?: string;
  example?: string | undefined;
  /** Whether that word is below the drawing: where nothing folds, and the page says it too. */
  markBelow?: boolean;
  /** The real screen, in place of the drawing. */
  screenshot?: Picture | undefined;
  children: ReactNode;
}

/** A drawn screen: all of it is text that can be read; nothing in it can be operated. */
export function ScreenWindow(props: ScreenWindowProps) {
  const { name, summary, menu, active, title, note, markBelow, screenshot, children } = props;
  const mark = <ExampleMark text={props.example} />;
  if (screenshot) {
    return (
      <figure className={`${layout.raised} ${styles.root}`} aria-label={name}>
        <Photo picture={screenshot} sizes="(min-width: 720px) 920px, 240px" />
      </figure>
    );
  }
  return (
    <figure className={`${layout.raised} ${styles.root}`} aria-label={name}>
      <figcaption className="visually-hidden">{summary}</figcaption>
      <div className={`${layout.stack} ${styles.window}`}>
        <div className={styles.menu} aria-hidden="true">
          {menu.map((entry) => (
            <Fragment key={entry}>
              <span data-active={entry === active || undefined}>{entry}</span>{' '}
            </Fragment>
          ))}
        </div>
        <div className={`${layout.stack} ${layout.gap4} ${styles.body}`}>
          <div className={`${layout.cluster} ${parts.head}`}>
            <p className={styles.title}>{title}</p>
            {note && <p className={layout.note}>{note}</p>}
          </div>
          {!markBelow && mark}
          {children}
          {markBelow && mark}
        </div>
      </div>
    </figure>
  );
}
