import layout from '#components/ui/layout.module.css';
import { Panel, Stack } from '#components/ui/layout.tsx';
import { PlanCard } from '#components/ui/PlanCard.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { afterColon } from '#i18n/format.ts';
import type { PrintedPlan } from '#queries/plans.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { capacityShares } from '../rules/plan-answer.ts';
import styles from './SchoolPlans.module.css';

export interface SchoolPlansProps {
  plans: readonly PrintedPlan[];
  /** « S’abonner », for a plan with an action that asks for a quote. */
  subscribe: string;
  /** What the lengths of cloth say. */
  scale: string;
  nonProfit: PageOf<'tapschool-pricing'>['included']['nonProfit'];
  registerHref: string;
  quoteHref: string;
  contactHref: string;
}

export function SchoolPlans(props: SchoolPlansProps) {
  const { plans, subscribe, scale, nonProfit, registerHref, quoteHref, contactHref } = props;
  const shares = capacityShares(
    plans.map(({ capacity }) => (typeof capacity === 'number' ? capacity : 0)),
  );
  return (
    <Stack as="ol" gap={3}>
      <li className={layout.note}>{unbroken(scale)}</li>
      {plans.map((plan, index) => {
        const about = afterColon(plan.name);
        return (
          <li
            key={plan.id}
            className={styles.plan}
            data-endless={plan.capacity === 'unlimited' || undefined}
          >
            <PlanCard
              {...plan}
              share={plan.capacity === 'unlimited' ? undefined : shares[index]}
              cloth="tapschool"
              action={{ label: plan.action, about, href: plan.capacity ? registerHref : quoteHref }}
              second={plan.capacity ? undefined : { label: subscribe, about, href: registerHref }}
            />
          </li>
        );
      })}
      <Panel as="li" className={`${layout.cluster} ${layout.gap3} ${styles.aside}`}>
        <h2 className={layout.display3}>{nonProfit.title}</h2>
        <p>{unbroken(nonProfit.text)}</p>
        <a className={layout.action} href={contactHref}>
          {nonProfit.link}
        </a>
      </Panel>
    </Stack>
  );
}
