import { formatMoney } from '#i18n/format.ts';
import { NBSP } from '#lib/spaces.ts';
import type { Reckoning } from './reckon.ts';
import type { TillData, TillState } from './till-state.ts';

/** The change or what is missing, with its label; nothing before payment. */
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

/** What is announced after an action: what changed, what is due, the change or what is missing. */
export function spoken(content: TillData, { last }: TillState, reckoning: Reckoning): string {
  const { words } = content;
  const result = resultOf(content, reckoning);
  const sentences = [
    typeof last === 'object' &&
      (last.quantity > 0
        ? `${last.name} × ${last.quantity}`
        : words.removed.replace('#', last.name)),
    last === 'new' && words.newSale,
    `${words.due}${NBSP}: ${formatMoney(reckoning.total)}`,
    result && `${result.label}${NBSP}: ${result.value}`,
  ];
  return sentences.filter(Boolean).join('. ');
}
