import styles from './Contents.module.css';
import { Icon } from './ui/Icon.tsx';
import layout from './ui/layout.module.css';

export interface ContentsProps {
  title: string;
  links: readonly { slug: string; text: string }[];
}

export const ContentsList = ({ links }: Pick<ContentsProps, 'links'>) => (
  <ol className={`${layout.links} ${styles.list}`}>
    {links.map(({ slug, text: name }) => (
      <li key={slug}>
        <a href={`#${slug}`}>{name}</a>
      </li>
    ))}
  </ol>
);

export const Contents = ({ title, links }: ContentsProps) => (
  <nav className={`${layout.sticky} ${styles.beside}`} aria-label={title}>
    <p className={layout.quiet}>{title}</p>
    <ContentsList links={links} />
  </nav>
);

/** The same before the text, folded, where there is no room beside it. */
export const FoldedContents = ({ title, links }: ContentsProps) => (
  <details className={styles.folded} data-screen-only="">
    <summary className={layout.split}>
      {title}
      <Icon name="chevron" />
    </summary>
    <ContentsList links={links} />
  </details>
);
