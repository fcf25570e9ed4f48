import { Icon } from '#components/ui/Icon.tsx';
import type { DocFacts } from '#queries/docs.ts';
import { routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './DocSide.module.css';

export interface DocSideProps {
  /** The category's name. */
  label: string;
  lede: string;
  articles: readonly DocFacts[];
  /** Id of the current article. */
  current: string;
  words: PageOf<'docs'>['article'];
}

/** The other articles of the category, the way back, and a person to ask. */
export function DocSide({ label, lede, articles, current, words }: DocSideProps) {
  return (
    <div className={styles.root}>
      <nav aria-labelledby="shelf">
        <h2 id="shelf">{label}</h2>
        <p className={styles.lede}>{lede}</p>
        <ol className={styles.list}>
          {articles.map(({ id, href, title }) => (
            <li key={id}>
              <a href={href} aria-current={id === current ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
        <a className={styles.back} href={routes.docs}>
          <Icon name="arrow" />
          {words.back}
        </a>
      </nav>
      <p className={styles.question}>
        <strong>{words.question.title}</strong> {words.question.text}{' '}
        <a href={routes.support}>{words.question.link}</a>
      </p>
    </div>
  );
}
