import { Said } from '#components/ui/Said.tsx';
import { formatFigure, sayFigure } from '#i18n/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './About.module.css';

/** One figure, as large as the column allows, and what it counts. */
export function AboutSales({ figure, label }: PageOf<'about'>['sales']) {
  return (
    <p className={styles.sales}>
      <strong>
        <Said printed={formatFigure(figure)} spoken={sayFigure(figure)} />
      </strong>{' '}
      <span>{label}</span>
    </p>
  );
}
