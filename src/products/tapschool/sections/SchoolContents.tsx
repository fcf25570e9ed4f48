import styles from './SchoolContents.module.css';

export interface SchoolContentsProps {
  title: string;
  groups: readonly { id: string; title: string }[];
}

/** The table of contents: a coloured index tab for each chapter. */
export function SchoolContents({ title, groups }: SchoolContentsProps) {
  return (
    <nav className={styles.root} aria-label={title} data-fills-margins="">
      <ol>
        {groups.map((group) => (
          <li key={group.id}>
            <a href={`#${group.id}`}>{group.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
