import roles from '#components/ui/layout.module.css';
import { Columns } from '#components/ui/layout.tsx';
import { anchors } from '#i18n/addresses.ts';
import { formatPercent } from '#i18n/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import styles from './Security.module.css';

export type SecurityAvailabilityProps = PageOf<'security'>['availability'];

const rows = 20;
const columns = 50;

/** A thousand threads; the share of unavailability is drawn in another colour. */
export function SecurityAvailability({ title, figure, text, legend }: SecurityAvailabilityProps) {
  const missing = Math.round(rows * columns * (1 - figure.percent / 100));
  return (
    <Columns split="wideFirst" className={styles.availability}>
      <div>
        <h2 id={anchors.availability} className={roles.display4}>
          {title}
        </h2>
        <p className={styles.value}>{formatPercent(figure)}</p>
        <p className={roles.quiet}>{text}</p>
      </div>
      <figure className={styles.figure}>
        <svg viewBox={`0 0 ${columns * 4 - 2} ${rows * 8 - 2}`} aria-hidden="true">
          <pattern id="threads" width="4" height="8" patternUnits="userSpaceOnUse">
            <path d="M1 0v6" />
          </pattern>
          <rect width={columns * 4} height={rows * 8} fill="url(#threads)" />
          <path
            className={styles.missing}
            d={`M${(columns - 14) * 4} ${12 * 8 + 3}h${missing * 4 - 2}`}
          />
        </svg>
        <figcaption className={`${roles.note} ${roles.apart}`}>{legend}</figcaption>
      </figure>
    </Columns>
  );
}
