import layout from '#components/ui/layout.module.css';
import { Stack } from '#components/ui/layout.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { formatPrice } from '#i18n/format.ts';
import type { Money } from '#lib/figures.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import { posAnchors } from '../addresses.ts';
import styles from './PosGrowth.module.css';

type Growth = PageOf<'tappos-pricing'>['growth'];

export interface PosGrowthProps extends Growth {
  price: Money;
}

const WIDTH = 58;
const HEIGHT = 48;

export function PosGrowth({ title, lede, steps, price }: PosGrowthProps) {
  return (
    <div>
      <SectionHeading id={posAnchors.growth} title={title} lede={lede} />
      <ul className={`${layout.ruled} ${layout.strong} ${styles.steps}`}>
        {steps.map(({ shops, name, detail }) => (
          <li key={name} className={layout.cluster}>
            <div>
              <Street shops={shops} />
            </div>
            <Stack gap={1}>
              <strong className={layout.display3}>{name}</strong>{' '}
              <span className={layout.quiet}>{detail}</span>
            </Stack>
            <p className={`${layout.display3} ${layout.figures}`}>{formatPrice(price)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shop fronts, four in a row: an awning, a door, a window. */
function Street({ shops }: { shops: number }) {
  const abreast = Math.min(shops, 4);
  const rows = Math.ceil(shops / 4);
  return (
    <svg
      width={abreast * WIDTH}
      height={rows * (HEIGHT + 8)}
      viewBox={`0 0 ${abreast * WIDTH} ${rows * (HEIGHT + 8)}`}
      aria-hidden="true"
    >
      {Array.from({ length: shops }, (_, index) => {
        const x = (index % 4) * WIDTH;
        const y = Math.floor(index / 4) * (HEIGHT + 8);
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path className={styles.wall} d="M4 18h46v30H4z" />
            <path className={styles.hole} d="M10 26h14v22H10zM30 26h14v13H30z" />
            <path className={styles.awning} d="M0 20 5 4h44l5 16z" />
            <path
              className={styles.stripes}
              d="m11 20 3-16h6l-1 16zM27 20V4h6l1 16zM43 20 40 4h5l5 16z"
            />
          </g>
        );
      })}
    </svg>
  );
}
