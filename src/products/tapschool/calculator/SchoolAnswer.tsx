import styles from '#components/Calculator.module.css';
import { Button } from '#components/ui/Button.tsx';
import { formatMoney, formatNumber, formatShare } from '#i18n/format.ts';
import { whatsappLink } from '#lib/contact.ts';
import type { PlanAnswer } from '#lib/costs.ts';
import type { FinderPlan, FinderWords } from './finder.ts';

export interface SchoolAnswerProps {
  words: FinderWords;
  plan: FinderPlan;
  /** Where one registers, and the number to write to. */
  href: string;
  whatsapp: string;
  count: number;
  answer: PlanAnswer;
}

/** The plan that fits; or that it stops before, and a message that says by whom and how many. */
export function SchoolAnswer({ words, plan, href, whatsapp, count, answer }: SchoolAnswerProps) {
  const people = `${formatNumber(count)} ${plan.many}`;
  if (answer.kind === 'over') {
    const message = words.message.replace('#', plan.name).replace('#', people);
    return (
      <>
        <p className={styles.over}>
          {words.over
            .replace('#', plan.name)
            .replace('#', `${formatNumber(answer.capacity)} ${plan.many}`)}
        </p>
        <Button href={whatsappLink(whatsapp, message)} tone="outline">
          {words.write}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={styles.plan}>
        <span>{words.plan}</span> <strong>{plan.name}</strong>
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
      <Button
        href={
          answer.kind === 'quote' ? whatsappLink(whatsapp, words.quote.replace('#', people)) : href
        }
        tone="outline"
      >
        {plan.action}
      </Button>
    </>
  );
}
