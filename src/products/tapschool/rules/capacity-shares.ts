/** The length of each capacity on the scale, from 1 to 10 tenths of the largest. */
export function capacityShares(counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  return counts.map((count) => Math.max(1, Math.round((count / most) * 10)));
}
