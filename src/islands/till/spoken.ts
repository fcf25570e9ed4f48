import { formatMoney } from '../../lib/money.ts';
import { NBSP } from '../../lib/typography.ts';
import type { Reckoning } from './reckon.ts';
import type { TillData, TillState } from './till-state.ts';

/** What the customer reads beside the sum due: its name and value; nothing before payment. */
export function resultOf({ words }: TillData, { outcome }: Reckoning) {
  switch (outcome.kind) {
    case 'short':
      return { label: words.missing, value: formatMoney(outcome.missing) };
    case 'paid':
      return { label: words.change, value: formatMoney(outcome.change) };
    case 'mobile':
      return { label: words.change, value: words.none };
    default:
      return undefined;
  }
}

/** One sentence or two for those who do not see the till: what changed, what is due, the result. */
export function spoken(content: TillData, { last }: TillState, reckoning: Reckoning): string {
  const { words } = content;
  const result = resultOf(content, reckoning);
  const sentences = [
    typeof last === 'object' &&
      (last.quantity > 0
        ? `${last.product.name} × ${last.quantity}`
        : words.removed.replace('#', last.product.name)),
    last === 'new' && words.newSale,
    `${words.due}${NBSP}: ${formatMoney(reckoning.total)}`,
    result && `${result.label}${NBSP}: ${result.value}`,
  ];
  return sentences.filter(Boolean).join('. ');
}
