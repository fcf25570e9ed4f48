import styles from './ArticleEnd.module.css';

export interface ArticleEndProps {
  author: string;
  role: string;
  /** What the subjects are called. */
  label: string;
  tags: readonly string[];
}

/** Signed, once it is read: what its author does, and what it was about. */
export function ArticleEnd({ author, role, label, tags }: ArticleEndProps) {
  return (
    <footer className={styles.root}>
      <p>
        <strong>{author}</strong> <span>{role}</span>
      </p>
      <dl>
        <dt>{label}</dt>
        {tags.map((tag) => (
          <dd key={tag}>{tag}</dd>
        ))}
      </dl>
    </footer>
  );
}
