import { Button } from './Button.tsx';
import { CheckList } from './CheckList.tsx';
import { Cloth, type ClothName } from './Cloth.tsx';
import text from './layout.module.css';
import styles from './PlanCard.module.css';

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
  action: { label: string; about: string; href: string; newTabNote?: string };
  /** A quieter link below. */
  second?: { label: string; about: string; href: string } | undefined;
  cloth: ClothName;
  /** Whether this plan's button is the primary one. */
  emphasis?: boolean;
  level?: 2 | 3;
  /** One of many: on a phone its price stands beside its name. */
  folded?: boolean;
}

export function PlanCard(props: PlanCardProps) {
  const { name, description, prices, features, limitations, action, second, cloth } = props;
  const { emphasis = false, level = 3, folded } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.root} data-folded={folded || undefined} aria-label={name}>
      <Cloth name={cloth} use="hem" />
      <div className={styles.body}>
        <Heading className={styles.name}>{name}</Heading>
        <ul className={`${text.stack} ${text.gap3} ${styles.prices}`}>
          {prices.map((price) => (
            <li key={price.amount + (price.note ?? '')}>
              <span className={styles.amount}>
                {price.amount}
                {price.unit && <span className={styles.unit}>&nbsp;{price.unit}</span>}
              </span>
              {price.period && <span className={styles.period}>{price.period}</span>}
              {price.note && <span className={text.note}>{price.note}</span>}
            </li>
          ))}
        </ul>
        <p className={text.quiet}>{description}</p>
        <CheckList items={features} {...(limitations && { limitations })} />
        <div className={styles.action} data-screen-only="">
          <Button
            href={action.href}
            tone={emphasis ? 'primary' : 'outline'}
            {...(folded && { size: 'small' })}
            {...(action.newTabNote && { newTabNote: action.newTabNote })}
          >
            {action.label}
            <span className="visually-hidden">{action.about}</span>
          </Button>
          {second && (
            <a href={second.href} rel="noopener">
              {second.label}
              <span className="visually-hidden">{second.about}</span>
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
