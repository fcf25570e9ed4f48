import { formatMoney } from '#i18n/format.ts';
import { getDemo } from '#queries/demos.ts';
import { claimOf } from '../rules/co-payment.ts';

/** The amount that the demonstration's prescription leaves to claim. */
export async function day() {
  const { cards, lines } = (await getDemo('co-payment')).board;
  const [{ rate, ceiling = null }] = cards;
  const served = lines.map(({ price, quantity }) => ({ amount: price * quantity }));
  return formatMoney(claimOf(served, { rate, ceiling }).total.payer);
}
