import type { ProductId } from '#products/registry.ts';
import { productSections } from '#products/room.ts';
import { pathOf, productRoute, type RouteId } from '#routes.ts';
import type { Navigation } from '#schemas/navigation.ts';
import styles from './ProductBar.module.css';
import { Button } from './ui/Button.tsx';
import { Cloth } from './ui/Cloth.tsx';

export interface ProductBarProps {
  product: ProductId;
  name: string;
  loginHref: string;
  navigation: Navigation;
  /** Absent on the product's pages that the bar does not list. */
  current?: RouteId | undefined;
}

/** The three pages of a product and the way into it. */
export function ProductBar({ product, name, loginHref, navigation, current }: ProductBarProps) {
  return (
    <nav className={styles.root} aria-label={`${navigation.labels.product} ${name}`}>
      <div className={styles.row}>
        <span className={styles.name}>
          <Cloth name={product} use="swatch" />
          {name}
        </span>
        <div className={styles.links}>
          {productSections.map((section) => {
            const id = productRoute(product, section);
            return (
              <a key={id} href={pathOf(id)} aria-current={id === current ? 'page' : undefined}>
                {navigation.sections[section].label}
              </a>
            );
          })}
        </div>
        <Button
          href={loginHref}
          tone="strong"
          size="small"
          icon="external"
          newTabNote={navigation.newTab}
        >
          {navigation.login}
        </Button>
      </div>
    </nav>
  );
}
