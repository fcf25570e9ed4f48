import { JumpLinks } from '#components/JumpLinks.tsx';
import styles from './SchoolContents.module.css';

export interface SchoolContentsProps {
  title: string;
  groups: readonly { id: string; short: string }[];
}

/** The table of contents: chips, which become the index tabs of the book where there is room. */
export function SchoolContents({ title, groups }: SchoolContentsProps) {
  return (
    <nav className={styles.root} aria-label={title} data-fills-margins="">
      <JumpLinks links={groups.map(({ id, short }) => ({ label: short, href: `#${id}` }))} whole />
    </nav>
  );
}
