import styles from './ArticleToc.module.css';

export interface ArticleTocProps {
  title: string;
  /** The article's sections, in order. */
  headings: readonly { slug: string; text: string }[];
}

/** The sections of an article. Folded on a phone, so that the text stays near. */
export function ArticleToc({ title, headings }: ArticleTocProps) {
  const list = (
    <ol className={styles.list}>
      {headings.map(({ slug, text }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.root} aria-label={title}>
      <details className={styles.phone}>
        <summary>{title}</summary>
        {list}
      </details>
      <div className={styles.wide}>
        <p>{title}</p>
        {list}
      </div>
    </nav>
  );
}
