import { formatNumber } from '../../../lib/money.ts';
import type { PosAnalyticsData } from '../../../schemas/screens/pos-analytics.ts';
import styles from './ArticleRanking.module.css';
import { ranking } from './analytics.ts';

export interface ArticleRankingProps {
  data: Pick<PosAnalyticsData, 'articles' | 'words'>;
}

/** Articles by what they brought, best first, on bars that start at zero. */
export function ArticleRanking({ data: { articles, words } }: ArticleRankingProps) {
  const lines = ranking(articles.lines);
  const best = lines[0]?.sales ?? 1;
  return (
    <div className={styles.root}>
      <p className={styles.title}>{articles.title}</p>
      <ol>
        {lines.map(({ name, sold, sales }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{formatNumber(sales)}</span>
            <small>{`${formatNumber(sold)} ${words.sold}`}</small>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.round((sales / best) * 1000) / 10} height="1" />
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}
