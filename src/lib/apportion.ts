import { sumOf } from './sum.ts';

/**
 * Splits a whole `total` into whole parts in proportion to `weights`, by the largest remainder:
 * every part is rounded down, then the units left go one each to the parts that lost most, the
 * first of equals first. No part exceeds its weight unless `total` exceeds their sum.
 * Whole numbers from 0 on; without any weight, every part is 0.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights, Number) || 1;
  const lost = weights.map((weight) => (total * weight) % whole);
  const parts = weights.map((weight, index) => (total * weight - (lost[index] ?? 0)) / whole);
  const left = sumOf(lost, Number) / whole;
  const first = [...lost.keys()].sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0)).slice(0, left);
  return parts.map((part, index) => (first.includes(index) ? part + 1 : part));
}
