import { PharmDashboard } from '../../components/screens/tappharm/PharmDashboard.tsx';
import { PosDashboard } from '../../components/screens/tappos/PosDashboard.tsx';
import { SchoolDashboard } from '../../components/screens/tapschool/SchoolDashboard.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Cloth } from '../../components/ui/Cloth.tsx';
import { type ProductId, productIds, productRoute, routes } from '../../routes.ts';
import type { PageOf } from '../../schemas/pages/index.ts';
import type { PharmDashboardData } from '../../schemas/screens/pharm-dashboard.ts';
import type { PosDashboardData } from '../../schemas/screens/pos-dashboard.ts';
import type { SchoolDashboardData } from '../../schemas/screens/school-dashboard.ts';
import styles from './HomeProducts.module.css';

export interface HomeProductsProps {
  content: PageOf<'home'>['products'];
  names: Readonly<Record<ProductId, string>>;
  dashboards: {
    tappharm: PharmDashboardData;
    tappos: PosDashboardData;
    tapschool: SchoolDashboardData;
  };
}

/** Three trades: the first lies across the page, the other two stand side by side. */
export function HomeProducts({ content, names, dashboards }: HomeProductsProps) {
  const screens = {
    tappharm: <PharmDashboard data={dashboards.tappharm} />,
    tappos: <PosDashboard data={dashboards.tappos} />,
    tapschool: <SchoolDashboard data={dashboards.tapschool} />,
  };
  return (
    <div className={styles.root}>
      <h2 id="logiciels" className={styles.title}>
        {content.title}
      </h2>
      {productIds.map((id) => {
        const { lede, points, action } = content.items[id];
        return (
          <article key={id} className={styles.panel} data-product={id}>
            <div className={styles.words}>
              <h3>{names[id]}</h3>
              <p>{lede}</p>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <Button href={routes[productRoute(id, 'overview')]} tone="strong">
                {action}
              </Button>
            </div>
            <div className={styles.seam}>
              <Cloth name={id} use="edge" />
            </div>
            <div className={styles.screen}>{screens[id]}</div>
          </article>
        );
      })}
    </div>
  );
}
