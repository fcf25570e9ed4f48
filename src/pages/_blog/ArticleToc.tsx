import { Icon } from '#components/ui/Icon.tsx';
import text from '#components/ui/layout.module.css';
import styles from './Article.module.css';

export interface ArticleTocProps {
  title: string;
  /** The article's sections, in order. */
  headings: readonly { slug: string; text: string }[];
}

/** The sections of an article. Folded on a phone, so that the text stays near. */
export function ArticleToc({ title, headings }: ArticleTocProps) {
  const list = (
    <ol className={text.links}>
      {headings.map(({ slug, text: name }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{name}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={`${text.sticky} ${styles.toc}`} aria-label={title}>
      <details>
        <summary>
          {title}
          <Icon name="chevron" />
        </summary>
        {list}
      </details>
      <div className={styles.wide}>
        <p className={text.quiet}>{title}</p>
        {list}
      </div>
    </nav>
  );
}
