import type { Money } from '#lib/figures.ts';
import { type PriceShare, sharePrice } from '#lib/money.ts';

export interface PlanLimit {
  /** Price of the school year; absent when it is on quote. */
  price?: Money | undefined;
  /** The most people that the plan takes; absent when it has no limit. */
  capacity?: number | undefined;
}

export type PlanAnswer =
  | { kind: 'fits'; price: Money; each: PriceShare }
  | { kind: 'over'; capacity: number }
  | { kind: 'quote' };

/** @param count a whole number, from 1 */
export function answerOf({ price, capacity }: PlanLimit, count: number): PlanAnswer {
  if (price === undefined) return { kind: 'quote' };
  if (capacity !== undefined && count > capacity) return { kind: 'over', capacity };
  return { kind: 'fits', price, each: sharePrice(price, count) };
}

/** The places of a plan that are taken, in per cent: all of them beyond its limit, or without one. */
export const placesTaken = ({ capacity = 0 }: PlanLimit, count: number): number =>
  count && Math.min(1, count / capacity) * 100;

/** The length of each capacity, in per cent of the largest. */
export function capacityShares(counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  return counts.map((count) => (count / most) * 100);
}
