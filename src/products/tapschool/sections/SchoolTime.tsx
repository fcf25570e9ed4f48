import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { formatPercent } from '#i18n/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SchoolTime.module.css';

/** A cloth of a hundred threads, one for each per cent: those of the time won are not woven. */
export function SchoolTime({ figure, spent, won }: PageOf<'tapschool-features'>['time']) {
  const { percent } = figure;
  const threads = Array.from({ length: percent }, (_, at) => `M${99.5 - at} 0v1`);
  return (
    <div className={`${layout.note} ${styles.root}`}>
      <div className={styles.cloth}>
        <Cloth name="tapschool" use="panel" />
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect x={100 - percent} width={percent} height="1" />
          <path d={threads.join('')} />
        </svg>
        <p>
          <b>{formatPercent(figure)}</b> {won}
        </p>
      </div>
      <p>{spent}</p>
    </div>
  );
}
