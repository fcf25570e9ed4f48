import type { PlanLimit } from '#lib/costs.ts';
import type { SchoolFinderContent } from '../schemas/calculator.ts';

export interface FinderPlan extends PlanLimit {
  id: string;
  name: string;
  /** Whom it counts. */
  one: string;
  many: string;
  /** What stands for the price: on quote. */
  label?: string | undefined;
  action: string;
}

export type FinderWords = Omit<SchoolFinderContent, 'title' | 'lede' | 'examples' | 'columns'>;
