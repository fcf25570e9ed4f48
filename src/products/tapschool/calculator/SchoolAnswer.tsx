import styles from '#components/Calculator.module.css';
import { ResultRows } from '#components/CalculatorFrame.tsx';
import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { fill, formatNumber, formatPrice, formatShare, formatThings } from '#i18n/format.ts';
import type { PlanAnswer } from '../rules/plan-answer.ts';
import type { FinderPlan, FinderWords } from './finder-types.ts';

export interface SchoolAnswerProps {
  words: FinderWords;
  plan: FinderPlan;
  count: number;
  answer: PlanAnswer;
}

export function SchoolAnswer({ words, plan, count, answer }: SchoolAnswerProps) {
  if (answer.kind === 'over') {
    return (
      <p className={styles.over}>
        {fill(words.over, { plan: plan.name, limit: formatThings(answer.capacity, plan) })}
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
      <Stack gap={2} data-screen-only="">
        <p>
          {words.plan} <b>{plan.name}</b>
        </p>
        {plan.capacity !== undefined && fits && (
          <>
            <svg
              className={styles.gauge}
              viewBox={`0 0 ${plan.capacity} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={plan.capacity} height="1" />
              <rect width={count} height="1" />
            </svg>{' '}
            <small>
              {fill(words.room, {
                people: formatThings(count, plan),
                most: formatNumber(plan.capacity),
              })}
            </small>
          </>
        )}
      </Stack>
    </>
  );
}
