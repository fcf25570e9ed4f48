import layout from '#components/ui/layout.module.css';
import { unbroken } from '#components/ui/unbroken.ts';
import { lower, type PricedPlan, planLines, priceOf } from '#print/brochure/plan-lines.ts';
import styles from './BrochurePrices.module.css';

export interface BrochurePricesProps {
  plans: readonly PricedPlan[];
  included: string;
  apart: { title: string; text: string } | undefined;
}

export function BrochurePrices({ plans, included, apart }: BrochurePricesProps) {
  const [first] = plans;
  const only = plans.length === 1 ? first : undefined;
  const { period, lines } = planLines(plans);
  return (
    <div className={`${layout.stack} ${layout.gap2} ${styles.root}`}>
      {!only && period && <p>{period}</p>}
      {only ? (
        <ul className={styles.steps}>
          {only.prices.map((price) => (
            <li key={price.note}>
              <b>{priceOf(price)}</b> {[price.period, price.note].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.plans}>
          {lines.map(({ name, price, note }) => (
            <li key={`${name} ${price} ${note}`}>
              <span>{name}</span> <small>{unbroken(note)}</small> <b>{unbroken(price)}</b>
            </li>
          ))}
        </ul>
      )}
      <div className={`${layout.stack} ${layout.gap1} ${styles.notes}`}>
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
