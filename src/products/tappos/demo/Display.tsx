import { Pair } from '#components/ui/Pair.tsx';
import { formatMoney } from '#i18n/format.ts';
import styles from './Display.module.css';
import type { TillPartProps } from './till-state.ts';
import { resultOf } from './till-text.ts';

/** The customer's display: the total and the change. Sticky on a phone. */
export function Display({ content, reckoning }: TillPartProps) {
  const result = resultOf(content, reckoning);
  return (
    <dl className={styles.root} data-kind={reckoning.outcome.kind} data-needs-script="">
      <Pair label={content.words.due} value={formatMoney(reckoning.total)} />
      {result && <Pair label={result.label} value={result.value} />}
    </dl>
  );
}
