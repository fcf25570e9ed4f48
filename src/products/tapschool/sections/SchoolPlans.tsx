import { Button } from '#components/ui/Button.tsx';
import { CheckList } from '#components/ui/CheckList.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import { PlanCard } from '#components/ui/PlanCard.tsx';
import { afterColon } from '#i18n/colon.ts';
import { formatNumber } from '#i18n/format.ts';
import type { PrintedPlan } from '#queries/printed-plan.ts';
import { capacityShares } from '../rules/capacity-shares.ts';
import styles from './SchoolPlans.module.css';

export interface SchoolPlansProps {
  plans: readonly PrintedPlan[];
  /** What the head count counts: pupils or students. */
  unit: string;
  registerHref: string;
  /** A WhatsApp link that asks for a quote. */
  quoteHref: string;
}

/** The plans, with their capacity drawn as lengths of cloth; the last one has no end. */
export function SchoolPlans({ plans, unit, registerHref, quoteHref }: SchoolPlansProps) {
  const limited = plans.flatMap((plan) =>
    typeof plan.capacity === 'number' ? [{ plan, capacity: plan.capacity }] : [],
  );
  const shares = capacityShares(limited.map(({ capacity }) => capacity));
  return (
    <div className={styles.root}>
      <div className={styles.column}>
        <ol className={styles.scale}>
          {limited.map(({ plan, capacity }, index) => (
            <li key={plan.id} data-share={shares[index]}>
              <span className={styles.measure} aria-hidden="true">
                <span>
                  <strong>{formatNumber(capacity)}</strong> {unit}
                </span>
                <Cloth name="tapschool" use="band" />
              </span>
              <PlanCard
                {...plan}
                level={2}
                cloth="tapschool"
                action={{ label: plan.action, about: afterColon(plan.name), href: registerHref }}
              />
            </li>
          ))}
        </ol>
        {plans.map((plan) => {
          if (plan.capacity === 'unlimited')
            return (
              <article key={plan.id} className={styles.unlimited}>
                <Cloth name="tapschool" use="band" />
                <div className={styles.row}>
                  <Row plan={plan} href={registerHref} tone="strong" />
                </div>
              </article>
            );
          return (
            plan.capacity === undefined && (
              <article key={plan.id} className={styles.quote}>
                <Row plan={plan} href={quoteHref} tone="outline" />
              </article>
            )
          );
        })}
      </div>
    </div>
  );
}

interface RowProps {
  plan: PrintedPlan;
  href: string;
  tone: 'strong' | 'outline';
}

/** A plan that is not on the scale, on one line. */
function Row({ plan, href, tone }: RowProps) {
  return (
    <>
      <div>
        <h2>{plan.name}</h2>
        <p className={styles.quiet}>{plan.description}</p>
      </div>
      <CheckList items={plan.features} limitations={plan.limitations} />
      <Price plan={plan} />
      <Button href={href} tone={tone}>
        {plan.action}
        <span className="visually-hidden">{afterColon(plan.name)}</span>
      </Button>
    </>
  );
}

function Price({ plan }: { plan: PrintedPlan }) {
  const [price] = plan.prices;
  return (
    <p className={styles.price}>
      <strong>
        {price?.amount}
        {price?.unit && <span>&nbsp;{price.unit}</span>}
      </strong>
      {price?.period && <span>{price.period}</span>}
      {price?.note && <span className={styles.quiet}>{price.note}</span>}
    </p>
  );
}
