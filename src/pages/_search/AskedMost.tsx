import { type Trial, TrialLink } from '#components/TrialLink.tsx';
import panel from '#components/trade-panel.module.css';
import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { Panel } from '#components/ui/layout.tsx';
import { unbroken } from '#components/ui/unbroken.ts';
import { anchors } from '#i18n/addresses.ts';
import type { ProductId } from '#products/registry.ts';
import { productPath } from '#routes.ts';
import styles from './AskedMost.module.css';

export interface AskedMostProps {
  title: string;
  trades: readonly {
    product: ProductId;
    name: string;
    audience: string;
    price: string;
    asked: readonly { href: string; title: string }[];
  }[];
  trial: Trial;
}

/** Shown while the search field is empty: what each trade asks most. */
export function AskedMost({ title, trades, trial }: AskedMostProps) {
  return (
    <section className={styles.root} aria-labelledby={anchors.askedMost}>
      <h2 id={anchors.askedMost} className="visually-hidden">
        {title}
      </h2>
      <div className={layout.full}>
        {trades.map(({ product, name, audience, price, asked }) => (
          <Panel
            key={product}
            as="article"
            aria-label={name}
            tone="tint"
            className={`${panel.panel} ${styles.trade}`}
            data-product={product}
          >
            <div className={panel.cloth}>
              <Cloth name={product} use="panel" />
            </div>
            <h3 className={`${layout.display2} ${panel.name}`}>
              <a href={productPath(product, 'overview')}>{name}</a>
            </h3>
            <p className={layout.note}>{audience}</p>
            <b>{unbroken(price)}</b>
            <ul className={`${layout.links} ${styles.asked}`}>
              {asked.map((one) => (
                <li key={one.href}>
                  <a href={one.href}>{one.title}</a>
                </li>
              ))}
            </ul>
            <TrialLink {...{ trial, product, name }} button={{ tone: 'outline', size: 'small' }} />
          </Panel>
        ))}
      </div>
    </section>
  );
}
