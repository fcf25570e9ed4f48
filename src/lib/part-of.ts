/** A part in percent of a whole, in whole francs: rounded down, so that it never exceeds the rate. */
export function partOf(whole: number, rate: number): number {
  return Math.floor((whole * rate) / 100);
}
