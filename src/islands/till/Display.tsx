import { formatMoney } from '../../lib/money.ts';
import styles from './Display.module.css';
import type { TillPartProps } from './parts.ts';
import { resultOf } from './spoken.ts';

/** What faces the customer: what is due, and what comes back. Stays in sight on a phone. */
export function Display({ content, reckoning }: TillPartProps) {
  const result = resultOf(content, reckoning);
  return (
    <dl className={styles.root} data-kind={reckoning.outcome.kind} data-needs-script="">
      <div>
        <dt>{content.words.due}</dt>
        <dd>{formatMoney(reckoning.total)}</dd>
      </div>
      {result && (
        <div>
          <dt>{result.label}</dt>
          <dd>{result.value}</dd>
        </div>
      )}
    </dl>
  );
}
