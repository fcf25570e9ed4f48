import styles from './Article.module.css';

export interface ArticleEndProps {
  author: string;
  role: string;
  label: string;
  tags: readonly string[];
}

/** After the text: the author, their role, and the article's subjects. */
export function ArticleEnd({ author, role, label, tags }: ArticleEndProps) {
  return (
    <footer className={styles.end}>
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
