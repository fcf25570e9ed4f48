import type { Money } from '#lib/figures.ts';

export const yearOf = ({ amount, currency }: Money): Money => ({ amount: amount * 12, currency });
