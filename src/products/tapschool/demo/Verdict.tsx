import layout from '#components/ui/layout.module.css';
import { formatPlace } from '#i18n/format.ts';
import { printAverage } from '../rules/marks.ts';
import type { ReportPartProps } from './report.ts';
import { printAmong } from './report-text.ts';
import styles from './Verdict.module.css';

export function Verdict({ card: { words }, result }: ReportPartProps) {
  const { average, rank, mention, others } = result;
  return (
    <dl className={`${layout.split} ${styles.root}`}>
      <div>
        <dt>{words.average}</dt>
        <dd>
          <span>{printAverage(average)}</span>
          <small>/20</small>
        </dd>
      </div>
      <div>
        <dt>{words.rank}</dt>
        <dd>
          <span>{`${formatPlace(rank.place, words.gender)} `}</span>
          <small>{printAmong(rank, others.length + 1, words)}</small>
        </dd>
      </div>
      <div>
        <dt>{words.mention}</dt>
        <dd data-tone={mention.tone}>{mention.label}</dd>
      </div>
    </dl>
  );
}
