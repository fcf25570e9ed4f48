import { afterColon } from '#i18n/format.ts';
import { Icon } from './ui/Icon.tsx';
import layout from './ui/layout.module.css';

export interface FileLinkProps {
  href: string;
  /** Says what the file is, its format and its size. */
  label: string;
  /** Which of several files with this label. */
  of?: string;
}

export function FileLink({ href, label, of }: FileLinkProps) {
  return (
    <a className={layout.action} data-screen-only="" href={href} download>
      <Icon name="download" />
      <span>
        {label}
        {of && <span className="visually-hidden">{afterColon(of)}</span>}
      </span>
    </a>
  );
}
