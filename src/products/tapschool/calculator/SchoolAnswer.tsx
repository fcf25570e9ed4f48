import styles from '#components/Calculator.module.css';
import { Button } from '#components/ui/Button.tsx';
import { formatMoney, formatNumber, formatShare } from '#i18n/format.ts';
import type { PlanAnswer } from '#lib/costs.ts';
import type { FinderPlan, FinderWords } from './finder.ts';

export interface SchoolAnswerProps {
  words: FinderWords;
  plan: FinderPlan;
  quote: FinderPlan;
  href: string;
  count: number;
  answer: PlanAnswer;
}

/** The plan that fits, or why none does, and what to do then. */
export function SchoolAnswer({ words, plan, quote, href, count, answer }: SchoolAnswerProps) {
  const advised = answer.kind === 'fits' ? plan : quote;
  return (
    <>
      {answer.kind === 'over' && (
        <p className={styles.over}>
          {words.over
            .replace('#', plan.name)
            .replace('#', `${formatNumber(answer.capacity)} ${plan.many}`)}
        </p>
      )}
      <p className={styles.plan}>
        <span>{words.plan}</span> <strong>{advised.name}</strong>
      </p>
      {plan.capacity !== undefined && answer.kind === 'fits' && (
        <svg
          className={styles.room}
          viewBox={`0 0 ${plan.capacity} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={plan.capacity} height="1" />
          <rect width={count} height="1" />
        </svg>
      )}
      {answer.kind === 'fits' && (
        <dl className={styles.sums}>
          <div>
            <dt>{words.each.replace('#', plan.one)}</dt>
            <dd className={styles.figure}>{formatShare(answer.each, words, 'F')}</dd>
          </div>
          <div>
            <dt>{words.whole}</dt>
            <dd>{formatMoney(answer.price, 'F')}</dd>
          </div>
        </dl>
      )}
      {answer.kind === 'quote' && <p className={styles.figure}>{plan.label}</p>}
      <Button href={href} tone="outline">
        {advised.action}
      </Button>
    </>
  );
}
