import type { Named } from './figures.ts';
import { isoDay } from './time.ts';

/** The day after the first promotion that ends, « 2027-01-01 »; undefined without any. */
export function promotionEnd(named: Named): string | undefined {
  const days = Object.values(named).flatMap((one) => ('amount' in one && one.until) || []);
  const [first] = days.toSorted();
  return first && isoDay(new Date(`${first}T24:00Z`));
}
