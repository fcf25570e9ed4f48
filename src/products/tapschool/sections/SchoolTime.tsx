import { Cloth } from '#components/ui/Cloth.tsx';
import layout from '#components/ui/layout.module.css';
import { formatPercent, formatWeekday } from '#i18n/figures.ts';
import { weekdays } from '#lib/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './SchoolTime.module.css';

const school = weekdays.slice(0, 5);

/** A week woven of a hundred threads, one for each per cent: those of the time won are not woven. */
export function SchoolTime({ figure, spent, won }: PageOf<'tapschool-features'>['time']) {
  const { percent } = figure;
  const threads = Array.from({ length: percent }, (_, at) => `M${99.5 - at} 0v1`);
  return (
    <div className={`${layout.note} ${layout.stack} ${layout.gap2}`}>
      <ol className={styles.days} aria-hidden="true">
        {school.map((day) => (
          <li key={day}>{formatWeekday(day, 'short')}</li>
        ))}
      </ol>
      <div className={styles.cloth}>
        <Cloth name="tapschool" use="panel" />
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect x={100 - percent} width={percent} height="1" />
          <path d={threads.join('')} />
        </svg>
        <p>
          <span className="visually-hidden">{`${formatPercent(figure)}, `}</span>
          {won}
        </p>
      </div>
      <p>{spent}</p>
    </div>
  );
}
