import { useState } from 'react';
import { Chips } from '../../components/ui/Chips.tsx';
import type { SchoolFinderContent } from '../../schemas/calculators.ts';
import { Field } from '../till/Field.tsx';
import { readWhole } from '../till/sale.ts';
import styles from './Calculator.module.css';
import { answerOf, type PlanLimit } from './costs.ts';
import { SchoolAnswer } from './SchoolAnswer.tsx';

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

export type FinderWords = Omit<
  SchoolFinderContent,
  'title' | 'lede' | 'examples' | 'columns' | 'kinds'
>;

export interface SchoolFinderProps {
  words: FinderWords;
  plans: readonly [FinderPlan, ...FinderPlan[]];
  /** The plan on quote, for those who outgrow theirs. */
  quote: FinderPlan;
  href: string;
}

/** The plan of an establishment and what it costs for each of its pupils. */
export function SchoolFinder({ words, plans, quote, href }: SchoolFinderProps) {
  const [id, setId] = useState(plans[0].id);
  const [typed, setTyped] = useState(`${words.start}`);
  const plan = plans.find((candidate) => candidate.id === id) ?? plans[0];
  const count = readWhole(typed);
  return (
    <div className={styles.root} data-needs-script="">
      <div className={styles.ask}>
        <p aria-hidden="true">{words.kind}</p>
        <Chips
          label={words.kind}
          options={plans.map(({ id, name }) => ({ id, label: name }))}
          selected={id}
          onSelect={setId}
        />
        <Field
          id="calcul-effectif"
          label={words.count.replace('#', plan.many)}
          value={typed}
          error={count ? undefined : words.bad}
          onWrite={setTyped}
        />
        <button
          type="button"
          className={styles.reset}
          onClick={() => {
            setId(plans[0].id);
            setTyped(`${words.start}`);
          }}
        >
          {words.reset}
        </button>
      </div>
      <div className={styles.answer} role="status">
        {count ? (
          <SchoolAnswer {...{ words, plan, quote, href, count }} answer={answerOf(plan, count)} />
        ) : (
          <p>{words.waiting}</p>
        )}
      </div>
    </div>
  );
}
