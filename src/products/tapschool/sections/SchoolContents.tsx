import { JumpLinks } from '#components/JumpLinks.tsx';
import styles from './SchoolContents.module.css';

export interface SchoolContentsProps {
  title: string;
  groups: readonly { id: string; title: string }[];
}

/** The table of contents: chips, which become the index tabs of the book where there is room. */
export function SchoolContents({ title, groups }: SchoolContentsProps) {
  return (
    <nav className={styles.root} aria-label={title} data-fills-margins="">
      <JumpLinks links={groups.map(({ id, title }) => ({ label: title, href: `#${id}` }))} />
    </nav>
  );
}
