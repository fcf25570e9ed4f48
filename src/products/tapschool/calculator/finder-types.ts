import type { PlanLimit } from '../rules/plan-answer.ts';
import type { SchoolFinderContent } from '../schemas/calculator.ts';

export interface FinderPlan extends PlanLimit {
  id: string;
  name: string;
  /** What the head count counts: pupils or students. */
  one: string;
  many: string;
  /** The words in place of a price: on quote. */
  label?: string | undefined;
  action: string;
}

export type FinderWords = Omit<SchoolFinderContent, 'title' | 'lede' | 'examples' | 'columns'>;
