import { Badge } from '../../components/ui/Badge.tsx';
import { Cloth } from '../../components/ui/Cloth.tsx';
import { Eyebrow } from '../../components/ui/Eyebrow.tsx';
import { formatMoney, formatNumber } from '../../lib/money.ts';
import { type ProductId, productIds, productRoute, routes } from '../../routes.ts';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { Product } from '../../schemas/product.ts';
import styles from './HomeHero.module.css';

type Hero = PageOf<'home'>['hero'];

export interface HomeHeroProps {
  hero: Hero;
  products: Readonly<Record<ProductId, Product>>;
}

export function HomeHero({ hero, products }: HomeHeroProps) {
  return (
    <section className={styles.root} aria-labelledby="accueil">
      <div className={styles.words}>
        <Eyebrow text={hero.eyebrow} cloth="house" />
        <h1 id="accueil">{hero.title}</h1>
        <p>{hero.lede}</p>
      </div>
      <div className={styles.art}>
        <Cloth name="house" use="panel" />
        <Stock {...hero.stock} />
        <Attendance {...hero.attendance} />
        <Sale {...hero.sale} />
      </div>
      <ul className={styles.products}>
        {productIds.map((id) => (
          <li key={id}>
            <a href={routes[productRoute(id, 'overview')]} className={styles.product}>
              <Cloth name={id} use="edge" />
              <span>
                <strong>{products[id].name}</strong>
                <span>{products[id].pitch}</span>
              </span>
              <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 12h15M13 6l6 6-6 6" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stock({ title, time, lines }: Hero['stock']) {
  return (
    <div className={styles.card} data-place="stock" data-product="tappharm">
      <CardTop title={title} note={time} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name}>
            <strong>{line.name}</strong>
            <span>{line.quantity}</span>
            <Badge text={line.state} tone={line.tone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sale({ title, place, lines, total, payments }: Hero['sale']) {
  const sum = lines.reduce((all, line) => all + line.quantity * line.price, 0);
  return (
    <div className={styles.card} data-place="sale" data-product="tappos">
      <CardTop title={title} note={place} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.name}>
            <strong>{line.name}</strong>
            <span>×{line.quantity}</span>
            <span className={styles.amount}>{formatNumber(line.quantity * line.price)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{total}</span>
        <span>{formatMoney(sum)}</span>
      </p>
      <p className={styles.payments}>
        {payments.map((payment) => (
          <span key={payment}>{payment}</span>
        ))}
      </p>
    </div>
  );
}

function Attendance({ title, value, days }: Hero['attendance']) {
  return (
    <div className={styles.card} data-place="attendance" data-product="tapschool">
      <p className={styles.small}>{title}</p>
      <p className={styles.big}>{value}</p>
      <svg viewBox="0 0 100 40" aria-hidden="true" preserveAspectRatio="none">
        {days.map((day, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            key={index}
            x={index * 20.6}
            y={40 - day * 0.4}
            width="17.6"
            height={day * 0.4}
          />
        ))}
      </svg>
    </div>
  );
}

function CardTop({ title, note }: { title: string; note: string }) {
  return (
    <p className={styles.top}>
      <i aria-hidden="true" />
      <strong>{title}</strong>
      <span>{note}</span>
    </p>
  );
}
