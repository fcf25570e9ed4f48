import { Fragment } from 'react';
import { productSections } from '#products/definition.ts';
import type { ProductId } from '#products/registry.ts';
import { pathOf, productRoute, type RouteId } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import styles from './ProductBar.module.css';
import { Cloth } from './ui/Cloth.tsx';
import layout from './ui/layout.module.css';

export interface ProductBarProps {
  product: ProductId;
  name: string;
  hrefs: { login: string; trial: string };
  navigation: Navigation;
  /** Absent on the product's other pages, which belong to its overview. */
  current?: RouteId | undefined;
}

export function ProductBar({ product, name, hrefs, navigation, current }: ProductBarProps) {
  return (
    <nav className={styles.root} aria-label={`${navigation.labels.product} ${name}`}>
      <div className={`${layout.wrap} ${styles.row}`}>
        <span>
          <Cloth name={product} use="swatch" />
          {name}
        </span>
        <div className={styles.links}>
          {productSections.map((section) => {
            const id = productRoute(product, section);
            const within = !current && section === 'overview';
            return (
              <Fragment key={id}>
                <a href={pathOf(id)} aria-current={id === current ? 'page' : within || undefined}>
                  {navigation.sections[section].label}
                </a>{' '}
              </Fragment>
            );
          })}
        </div>
        <div className={styles.actions}>
          <a href={hrefs.login} target="_blank" rel="noopener">
            {navigation.login}
            <span className="visually-hidden">{` ${navigation.newTab}`}</span>
          </a>{' '}
          <a className={styles.trial} href={hrefs.trial}>
            {navigation.trial}
          </a>
        </div>
      </div>
    </nav>
  );
}
