import { Portrait, type PortraitProps } from '#components/portrait/Portrait.tsx';
import styles from './Article.module.css';

export interface ArticleEndProps extends Pick<PortraitProps, 'portrait' | 'cloth'> {
  author: string;
  role: string;
  label: string;
  tags: readonly string[];
}

/** After the text: the author, with their face and role, and the article's subjects. */
export function ArticleEnd({ author, role, label, tags, ...face }: ArticleEndProps) {
  return (
    <footer className={styles.end}>
      <div className={styles.author}>
        <Portrait {...face} size="small" />
        <p>
          <strong>{author}</strong> <span>{role}</span>
        </p>
      </div>
      <dl>
        <dt>{label}</dt>
        {tags.map((tag) => (
          <dd key={tag}>{tag}</dd>
        ))}
      </dl>
    </footer>
  );
}
