import { afterColon } from '#i18n/colon.ts';
import styles from './FileLink.module.css';
import { Icon } from './ui/Icon.tsx';

export interface FileLinkProps {
  href: string;
  /** Says what the file is, its format and its size. */
  label: string;
  /** Which of several files with this label. */
  of?: string;
}

/** A link to download a file. */
export function FileLink({ href, label, of }: FileLinkProps) {
  return (
    <a className={styles.root} href={href} download>
      <Icon name="download" />
      <span>
        {label}
        {of && <span className="visually-hidden">{afterColon(of)}</span>}
      </span>
    </a>
  );
}
