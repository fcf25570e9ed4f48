import { sumOf } from './sum.ts';

/**
 * Splits a whole `total` into whole parts in proportion to `weights`, by the largest remainder:
 * every part is rounded down, then the remaining units go one each to the parts that lost most (the
 * first, among equals). No part exceeds its weight unless `total` exceeds their sum. All numbers
 * are whole, from 0 on; if all weights are 0, so are the parts.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights, Number) || 1;
  const lost = weights.map((weight) => (total * weight) % whole);
  const parts = weights.map((weight, index) => (total * weight - (lost[index] ?? 0)) / whole);
  const left = sumOf(lost, Number) / whole;
  const first = [...lost.keys()].sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0)).slice(0, left);
  return parts.map((part, index) => (first.includes(index) ? part + 1 : part));
}
