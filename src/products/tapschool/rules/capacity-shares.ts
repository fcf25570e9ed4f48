/** How far each head count reaches on the scale, in tenths of the largest, from 1 to 10. */
export function capacityShares(counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  return counts.map((count) => Math.max(1, Math.round((count / most) * 10)));
}
