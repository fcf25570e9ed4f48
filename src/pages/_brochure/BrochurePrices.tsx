import type { PlanPrice } from '../../components/ui/PlanCard.tsx';
import type { Plan } from '../../schemas/plan.ts';
import styles from './BrochurePrices.module.css';

export interface BrochurePricesProps {
  plans: readonly (Pick<Plan, 'name' | 'features' | 'limitations'> & {
    prices: readonly PlanPrice[];
  })[];
  included: string;
  apart: { title: string; text: string } | undefined;
}

/** One plan with its successive prices, or a list of plans with one price each. */
export function BrochurePrices({ plans, included, apart }: BrochurePricesProps) {
  const [first] = plans;
  const only = plans.length === 1 ? first : undefined;
  return (
    <div className={styles.root}>
      {!only && <p>{first?.prices[0]?.period}</p>}
      {only ? (
        <ul className={styles.steps}>
          {only.prices.map((price) => (
            <li key={price.amount}>
              <b>{`${price.amount}\u00a0${price.unit}`}</b>
              {[price.period, price.note].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.plans}>
          {plans.map(({ name, prices: [price], limitations }) => (
            <li key={name}>
              <span>{name}</span>
              <small>{[price?.note, ...limitations].filter(Boolean).join(', ')}</small>
              <b>{price?.unit ? `${price.amount}\u00a0${price.unit}` : price?.amount}</b>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.notes}>
        {only && (
          <p>
            <b>{included}</b> {only.features.map(lower).join(', ')}.
          </p>
        )}
        {apart && (
          <p>
            <b>{apart.title}</b> {apart.text}
          </p>
        )}
      </div>
    </div>
  );
}

/** As the middle of a sentence: only the first letter, names keep theirs. */
function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
