import { Icon } from '#components/ui/Icon.tsx';
import layout from '#components/ui/layout.module.css';
import type { DocFacts } from '#queries/docs.ts';
import { routes } from '#routes.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './DocSide.module.css';

export interface DocSideProps {
  label: string;
  lede: string;
  articles: readonly DocFacts[];
  current: string;
  words: PageOf<'docs'>['article'];
}

export function DocSide({ label, lede, articles, current, words }: DocSideProps) {
  return (
    <div className={`${layout.sticky} ${styles.root}`} data-screen-only="">
      <nav aria-labelledby="category">
        <h2 className={layout.display3} id="category">
          {label}
        </h2>
        <p className={layout.quiet}>{lede}</p>
        <ol className={`${layout.links} ${layout.headed} ${styles.list}`}>
          {articles.map(({ id, href, title }) => (
            <li key={id}>
              <a href={href} aria-current={id === current ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
        <a className={layout.action} href={routes.docs}>
          <Icon name="arrow" />
          {words.back}
        </a>
      </nav>
    </div>
  );
}
