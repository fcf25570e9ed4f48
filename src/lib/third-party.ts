/** How a total is shared between the third-party payer and the customer, in francs. */
export interface Cover {
  /** Part mutuelle. */
  payer: number;
  /** Ticket modérateur. */
  customer: number;
}

/**
 * Shares a total at a rate in whole percent. The two parts always make the total; the customer's
 * is rounded to 5 francs, the smallest coin, since it is paid at the counter.
 */
export function coverOf(total: number, rate: number): Cover {
  const customer = Math.round((total * (100 - rate)) / 100 / 5) * 5;
  return { payer: total - customer, customer };
}
