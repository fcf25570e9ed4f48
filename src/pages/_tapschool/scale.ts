/**
 * How far each head count reaches on the scale, in tenths of the largest, from 1 to 10.
 * `counts` are printed numbers: « 200 », « 1 000 ».
 */
export function capacityShares(counts: readonly string[]): number[] {
  const numbers = counts.map((count) => Number(count.replace(/\D/g, '')));
  const most = Math.max(...numbers);
  return numbers.map((number) => Math.max(1, Math.round((number / most) * 10)));
}
