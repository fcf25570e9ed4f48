import styles from './FileLink.module.css';
import { Icon } from './ui/Icon.tsx';

export interface FileLinkProps {
  href: string;
  /** Says what the file is, its format and its size. */
  label: string;
}

/** A link to download a file. */
export function FileLink({ href, label }: FileLinkProps) {
  return (
    <a className={styles.root} href={href} download>
      <Icon name="download" />
      <span>{label}</span>
    </a>
  );
}
