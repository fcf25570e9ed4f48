import type { Money } from '#lib/figures.ts';

/** Twelve times a monthly price. */
export const yearOf = ({ amount, currency }: Money): Money => ({ amount: amount * 12, currency });
