import parts from '#components/screen/parts.module.css';
import { formatNumber } from '#i18n/format.ts';
import { ranking } from '../rules/analytics.ts';
import type { PosAnalyticsData } from '../schemas/screens/analytics.ts';
import styles from './ArticleRanking.module.css';

export interface ArticleRankingProps {
  data: Pick<PosAnalyticsData, 'articles' | 'words'>;
}

/** Articles by sales, highest first, as bars from zero. */
export function ArticleRanking({ data: { articles, words } }: ArticleRankingProps) {
  const lines = ranking(articles.lines);
  const best = lines[0]?.sales ?? 1;
  return (
    <div className={`${parts.named} ${styles.root}`}>
      <p className={parts.title}>{articles.title}</p>
      <ol>
        {lines.map(({ name, sold, sales }) => (
          <li key={name}>
            <b>{name}</b>
            <span>
              {formatNumber(sales)}
              <span className="visually-hidden">, </span>
            </span>
            <small>{`${formatNumber(sold)} ${words.sold}`}</small>
            <svg aria-hidden="true">
              <rect width={`${Math.round((sales / best) * 100)}%`} height="8" />
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}
