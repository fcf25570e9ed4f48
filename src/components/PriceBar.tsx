import { unbroken } from '#components/ui/unbroken.ts';
import type { Cost } from '#lib/cost.ts';
import type { ProductId } from '#products/registry.ts';
import type { Navigation } from '#schemas/navigation.ts';
import styles from './PriceBar.module.css';
import { Cloth } from './ui/Cloth.tsx';
import { Icon } from './ui/Icon.tsx';

export interface BarOffer {
  readonly product: ProductId;
  readonly name: string;
  readonly cost: Cost;
  readonly href: string;
  readonly login: string;
}

export interface PriceBarProps {
  navigation: Navigation;
  offers: readonly BarOffer[];
  /** What starting costs: on pages about several products, whose prices do not fit in one row. */
  start: string;
}

/**
 * On a phone: price and trial at the top of the window, as soon as the opening of the page has
 * left it. Until then the opening hides the bar, which is fixed below it: no script is needed.
 */
export function PriceBar({ navigation, offers, start }: PriceBarProps) {
  const [only, ...others] = offers;
  if (!only) return null;
  return (
    <nav className={styles.root} aria-label={navigation.labels.price}>
      {others.length === 0 ? (
        <p className={styles.row}>
          <Named {...only} />{' '}
          <a className={styles.trial} href={only.href}>
            {navigation.trial}
          </a>
        </p>
      ) : (
        <details data-menu="">
          <summary className={styles.row}>
            <b>{unbroken(start)}</b>{' '}
            <span className={styles.trial}>
              {navigation.trial}
              <Icon name="chevron" size={16} />
            </span>
          </summary>
          <ul>
            {offers.map((offer) => (
              <li key={offer.product}>
                <a className={styles.row} href={offer.href}>
                  <Named {...offer} /> <span className="visually-hidden">{navigation.trial}</span>
                  <Icon name="arrow" size={20} />
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

export function Named({ product, name, cost }: BarOffer) {
  return (
    <>
      <Cloth name={product} use="swatch" />
      <span>
        <b>{name}</b>{' '}
        <span>
          <b>{unbroken(cost.amount)}</b> {cost.per}
        </span>
      </span>
    </>
  );
}
