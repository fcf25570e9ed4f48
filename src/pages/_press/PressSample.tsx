import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { afterColon } from '#i18n/colon.ts';
import styles from './PressSample.module.css';

export interface PressSampleProps {
  name: string;
  text: string;
  formats: string;
  size: string;
  /** « Télécharger ». */
  download: string;
  href: string;
  place: 'logo' | 'screens' | 'sheet' | 'facts';
  /** A picture of what the file holds. */
  children: ReactNode;
}

/** One group of files: a sample, the name, the size and the download. */
export function PressSample({
  name,
  text,
  formats,
  size,
  download,
  href,
  place,
  children,
}: PressSampleProps) {
  return (
    <article className={styles.root} data-place={place} aria-label={name}>
      {children}
      <div className={styles.label}>
        <h3>{name}</h3>
        <p className={styles.text}>{text}</p>
        <p className={styles.size}>
          <strong>{size}</strong>
          <span>{formats}</span>
        </p>
        <a href={href} download>
          <span>
            {download}
            <span className="visually-hidden">{afterColon(name)}</span>
          </span>
          <Icon name="download" size={18} />
        </a>
      </div>
    </article>
  );
}
