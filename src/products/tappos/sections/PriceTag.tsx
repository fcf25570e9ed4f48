import { Button } from '#components/ui/Button.tsx';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import type { PlanPrice } from '#components/ui/PlanCard.tsx';
import type { Plan } from '#schemas/plan.ts';
import { posAnchors } from '../addresses.ts';
import styles from './PriceTag.module.css';

export interface PriceTagProps {
  plan: Pick<Plan, 'name' | 'description' | 'features' | 'action'>;
  price: PlanPrice;
  href: string;
}

export function PriceTag({ plan, price, href }: PriceTagProps) {
  return (
    <div className={styles.root}>
      <div className={styles.tag}>
        <div className={styles.words}>
          <h2 id={posAnchors.price} className={layout.display3}>
            {plan.name}
          </h2>
          <p className={styles.price}>
            <strong data-letters={price.amount.length}>{price.amount}</strong>{' '}
            <span>{`${price.unit} ${price.period}`}</span>
          </p>
          {price.note && <p>{price.note}</p>}
        </div>
        <div className={`${layout.stack} ${layout.gap4} ${styles.side}`}>
          <Button href={href} tone="outline" icon="arrow" wide>
            {plan.action}
          </Button>
          <p>{plan.description}</p>
          <ul className={styles.features}>
            {plan.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div className={styles.cloth}>
          <Cloth name="tappos" use="panel" />
        </div>
      </div>
      <svg className={styles.string} viewBox="0 0 120 200" aria-hidden="true">
        <circle cx="60" cy="160" r="22" />
        <path d="M60 160C24 116 30 66 60 34C90 66 92 116 60 160M60 34C50 22 46 14 48 2M60 34C68 24 76 18 78 6" />
        <circle className={styles.knot} cx="60" cy="34" r="5" />
      </svg>
    </div>
  );
}
