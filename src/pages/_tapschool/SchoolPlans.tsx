import { Button } from '../../components/ui/Button.tsx';
import { CheckList } from '../../components/ui/CheckList.tsx';
import { Cloth } from '../../components/ui/Cloth.tsx';
import { PlanCard } from '../../components/ui/PlanCard.tsx';
import type { getPlans } from '../../lib/content.ts';
import styles from './SchoolPlans.module.css';
import { capacityShares } from './scale.ts';

type SchoolPlan = Awaited<ReturnType<typeof getPlans>>[number];

export interface SchoolPlansProps {
  plans: readonly SchoolPlan[];
  /** Plans with a limit, each with the head count that its cloth measures. */
  scale: readonly { id: string; capacity: string }[];
  /** What a head count counts. */
  unit: string;
  unlimited: string;
  quote: string;
  registerHref: string;
}

/** Plans along a scale of cloth: a tenth of a bolt for a hundred pupils, then the bolt without end. */
export function SchoolPlans({
  plans,
  scale,
  unit,
  unlimited,
  quote,
  registerHref,
}: SchoolPlansProps) {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const shares = capacityShares(scale.map(({ capacity }) => capacity));
  const university = byId.get(unlimited);
  const others = byId.get(quote);
  return (
    <div className={styles.root}>
      <div className={styles.column}>
        <ol className={styles.scale}>
          {scale.map(({ id, capacity }, index) => {
            const plan = byId.get(id);
            return (
              plan && (
                <li key={id} data-share={shares[index]}>
                  <span className={styles.measure} aria-hidden="true">
                    <span>
                      <strong>{capacity}</strong> {unit}
                    </span>
                    <Cloth name="tapschool" use="band" />
                  </span>
                  <PlanCard
                    {...plan}
                    level={2}
                    cloth="tapschool"
                    action={{ label: plan.action, href: registerHref }}
                  />
                </li>
              )
            );
          })}
        </ol>
        {university && <Unlimited plan={university} href={registerHref} />}
        {others && <Quote plan={others} href={registerHref} />}
      </div>
    </div>
  );
}

function Unlimited({ plan, href }: { plan: SchoolPlan; href: string }) {
  return (
    <article className={styles.unlimited}>
      <Cloth name="tapschool" use="band" />
      <div className={styles.row}>
        <div>
          <h2>{plan.name}</h2>
          <p className={styles.quiet}>{plan.description}</p>
        </div>
        <CheckList items={plan.features} limitations={plan.limitations} />
        <Price plan={plan} />
        <Action plan={plan} href={href} tone="primary" />
      </div>
    </article>
  );
}

function Quote({ plan, href }: { plan: SchoolPlan; href: string }) {
  return (
    <article className={styles.quote}>
      <div>
        <h2>{plan.name}</h2>
        <p className={styles.quiet}>{plan.description}</p>
      </div>
      <CheckList items={plan.features} limitations={plan.limitations} />
      <Price plan={plan} />
      <Action plan={plan} href={href} tone="outline" />
    </article>
  );
}

function Price({ plan }: { plan: SchoolPlan }) {
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

function Action({
  plan,
  href,
  tone,
}: {
  plan: SchoolPlan;
  href: string;
  tone: 'primary' | 'outline';
}) {
  return (
    <Button href={href} tone={tone}>
      {plan.action}
      <span className="visually-hidden"> : {plan.name}</span>
    </Button>
  );
}
