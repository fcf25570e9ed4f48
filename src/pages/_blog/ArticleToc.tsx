import { Icon } from '#components/ui/Icon.tsx';
import text from '#components/ui/layout.module.css';
import styles from './Article.module.css';

export interface ArticleTocProps {
  title: string;
  /** The article's sections, in order. */
  headings: readonly { slug: string; text: string }[];
}

const List = ({ headings }: Pick<ArticleTocProps, 'headings'>) => (
  <ol className={text.links}>
    {headings.map(({ slug, text: name }) => (
      <li key={slug}>
        <a href={`#${slug}`}>{name}</a>
      </li>
    ))}
  </ol>
);

/** The sections of an article, beside its text. */
export const ArticleToc = ({ title, headings }: ArticleTocProps) => (
  <nav className={`${text.sticky} ${styles.toc}`} aria-label={title}>
    <p className={text.quiet}>{title}</p>
    <List headings={headings} />
  </nav>
);

/** The same before the text, folded, where there is no room beside it. */
export const FoldedToc = ({ title, headings }: ArticleTocProps) => (
  <nav className={styles.folded} aria-label={title}>
    <details>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <List headings={headings} />
    </details>
  </nav>
);
