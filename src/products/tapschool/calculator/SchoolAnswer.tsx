import styles from '#components/Calculator.module.css';
import { ResultRows } from '#components/CalculatorFrame.tsx';
import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import { fill, formatPrice, formatShare, formatThings } from '#i18n/format.ts';
import type { PlanAnswer } from '../rules/plan-answer.ts';
import type { FinderPlan, FinderWords } from './finder-types.ts';

export interface SchoolAnswerProps {
  words: FinderWords;
  plan: FinderPlan;
  answer: PlanAnswer;
}

export function SchoolAnswer({ words, plan, answer }: SchoolAnswerProps) {
  if (answer.kind === 'over') {
    return (
      <p className={styles.over}>
        {unbroken(
          fill(words.over, { plan: plan.name, limit: formatThings(answer.capacity, plan) }),
        )}
      </p>
    );
  }
  const fits = answer.kind === 'fits';
  return (
    <>
      {fits ? (
        <ResultRows
          rows={[
            { label: words.whole, sum: formatPrice(answer.price), main: true },
            {
              label: words.each.replace('#', () => plan.one),
              sum: formatShare(answer.each, words),
            },
          ]}
        />
      ) : (
        <p className={layout.display2}>{plan.label}</p>
      )}
      <p data-screen-only="">
        <span className={layout.quiet}>{words.plan}</span> <b>{plan.name}</b>
        {plan.capacity !== undefined && fits && (
          <span>
            {unbroken(`, ${fill(words.room, { most: formatThings(plan.capacity, plan) })}`)}
          </span>
        )}
      </p>
    </>
  );
}
