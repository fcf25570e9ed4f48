import { Button } from './Button.tsx';
import { CheckList } from './CheckList.tsx';
import type { ClothName } from './Cloth.tsx';
import { ClothScale } from './ClothScale.tsx';
import layout from './layout.module.css';
import styles from './PlanCard.module.css';
import { unbroken } from './unbroken.ts';

export interface PlanPrice {
  /** As printed: « 20 000 », or « Sur devis » without a unit. */
  amount: string;
  unit?: string | undefined;
  period?: string | undefined;
  note?: string | undefined;
}

export interface PlanCardProps {
  name: string;
  description: string;
  prices: readonly PlanPrice[];
  features: readonly string[];
  limitations?: readonly string[];
  /** `about`: hidden words after the label that say which plan. */
  action: { label: string; about: string; href: string };
  /** A quieter link beside it. */
  second?: { label: string; about: string; href: string } | undefined;
  cloth: ClothName;
  /** How long its strip of cloth is, in per cent of the longest. */
  share?: number | undefined;
}

export function PlanCard(props: PlanCardProps) {
  const {
    name,
    description,
    prices,
    features,
    limitations,
    action,
    second,
    cloth,
    share = 100,
  } = props;
  return (
    <article className={styles.root} aria-label={name}>
      {share > 0 && (
        <div className={styles.scale}>
          {/* The whole width is for what has no limit. */}
          <ClothScale cloth={cloth} share={share * 0.8} />
          <span>{unbroken(prices.map(({ note }) => note).join(''))}</span>
        </div>
      )}
      <div className={styles.body}>
        <h2 className={styles.name}>{name}</h2>
        <ul className={styles.prices}>
          {prices.map((price) => (
            <li key={price.amount}>
              <span className={styles.amount}>
                {unbroken(price.amount)}
                {price.unit && <span className={styles.unit}>&nbsp;{price.unit}</span>}
              </span>{' '}
              {price.period && <span className={styles.period}>{price.period}</span>}
            </li>
          ))}
        </ul>
        <p className={layout.quiet}>{unbroken(description)}</p>
        <CheckList items={features} {...(limitations && { limitations })} />
        <div className={`${layout.cluster} ${styles.action}`} data-screen-only="">
          {second && (
            <a className={layout.action} href={second.href}>
              {second.label}
              <span className="visually-hidden">{second.about}</span>
            </a>
          )}{' '}
          <Button href={action.href} tone="outline" size="small">
            {action.label}
            <span className="visually-hidden">{action.about}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}
