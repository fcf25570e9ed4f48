/**
 * Payments settle the oldest debt first, and the rest goes to the next.
 * @param debts oldest first; amounts in whole francs
 * @returns in the same order, each debt with what is left of it
 */
export function settleOldest<Debt extends { amount: number }>(
  debts: readonly Debt[],
  paid: number,
): (Debt & { left: number })[] {
  let rest = paid;
  return debts.map((debt) => {
    const received = Math.min(rest, debt.amount);
    rest -= received;
    return { ...debt, left: debt.amount - received };
  });
}
