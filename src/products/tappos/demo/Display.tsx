import layout from '#components/ui/layout.module.css';
import { Pair } from '#components/ui/Pair.tsx';
import { formatMoney } from '#i18n/format.ts';
import styles from './Display.module.css';
import type { TillPartProps } from './till-state.ts';
import { resultOf } from './till-text.ts';

export function Display({ content, sale }: TillPartProps) {
  const result = resultOf(content, sale);
  return (
    <dl
      className={`${layout.split} ${styles.root}`}
      data-kind={sale.outcome.kind}
      data-needs-script=""
    >
      <Pair label={content.words.due} value={formatMoney(sale.total)} />
      {result && <Pair label={result.label} value={result.value} />}
    </dl>
  );
}
