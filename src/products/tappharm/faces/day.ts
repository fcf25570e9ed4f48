import { formatMoney } from '#i18n/format.ts';
import { getDemo } from '#queries/demos.ts';
import { firstClaim } from '../demo/prescription.ts';

/** The amount that the demonstration's prescription leaves to claim. */
export async function day() {
  const { board } = await getDemo('co-payment');
  return formatMoney(firstClaim(board).total.payer);
}
