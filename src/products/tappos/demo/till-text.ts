import { formatMoney, labelled } from '#i18n/format.ts';
import type { Sale, TillData, TillField, TillState } from './till-state.ts';

/** The change or the missing amount, with its label; nothing before payment. */
export function resultOf({ words }: TillData, { outcome }: Sale) {
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

/** The error message of a field; a payment that is too small is not an error. */
export function refusalsOf(
  { words }: TillData,
  { refused }: TillState,
  { faults, mostDiscount }: Sale,
): Partial<Record<TillField, string>> {
  const amounts = {
    unread: words.unread,
    coins: words.badAmount,
    most: words.bigDiscount.replace('#', formatMoney(mostDiscount)),
  };
  return {
    ...(refused !== undefined && {
      scan: refused === '' ? words.noCode : words.unknown.replace('#', () => refused),
    }),
    ...(faults.percent && {
      percent: faults.percent === 'unread' ? words.unread : words.badPercent,
    }),
    ...(faults.amount && { amount: amounts[faults.amount] }),
    ...(faults.received && { received: amounts[faults.received] }),
  };
}

/** A text for each error, then for what changed, the total, the change or missing amount. */
export function spoken(content: TillData, state: TillState, sale: Sale): string[] {
  const { words } = content;
  const { last, writing } = state;
  const refusals = Object.entries(refusalsOf(content, state, sale))
    .filter(([field]) => field !== writing)
    .map(([, reason]) => reason);
  const result = resultOf(content, sale);
  const sentences = [
    typeof last === 'object' &&
      (last.quantity > 0
        ? `${last.name} × ${last.quantity}`
        : words.removed.replace('#', () => last.name)),
    last === 'new' && words.newSale,
    labelled(words.due, formatMoney(sale.total)),
    result && labelled(result.label, result.value),
  ];
  return [...refusals, sentences.filter(Boolean).join('. ')];
}
