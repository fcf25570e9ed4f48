import layout from '#components/ui/layout.module.css';
import { moduleId } from '../addresses.ts';
import type { PosRoom } from '../schemas/pages/features.ts';
import styles from './ShopPlan.module.css';

export type RoomName = 'counter' | 'store' | 'office';

type Spot = readonly [x: number, y: number];

/** Where each room's modules are on the plan; a room has up to six. */
const spots: Readonly<Record<RoomName, readonly Spot[]>> = {
  counter: [
    [92, 270],
    [174, 270],
    [240, 338],
    [292, 274],
    [379, 240],
    [379, 300],
  ],
  store: [
    [54, 42],
    [226, 140],
    [118, 42],
    [44, 126],
    [182, 42],
    [246, 42],
  ],
  office: [
    [334, 42],
    [382, 42],
    [431, 42],
    [431, 94],
    [431, 146],
    [334, 90],
  ],
};

const labels: Readonly<Record<RoomName, Spot>> = {
  counter: [135, 214],
  store: [134, 128],
  office: [352, 132],
};

interface ShopPlanProps {
  rooms: Readonly<Record<RoomName, PosRoom>>;
}

const walls = 'M200 350H6V6h468v344H280M6 180h190m48 0h84m48 0h98M286 6v84m0 50v40';
const floors: Readonly<Record<RoomName, string>> = {
  counter: 'M6 180h468v170H6z',
  store: 'M6 6h280v174H6z',
  office: 'M286 6h188v174H286z',
};

export function ShopHere({ name, modules }: { name: RoomName; modules: number }) {
  return (
    <svg className={styles.here} viewBox="0 0 480 356" aria-hidden="true">
      <path className={styles.floor} d="M6 6h468v344H6z" />
      <path className={styles.lit} d={floors[name]} />
      <path className={styles.walls} d={walls} />
      <g>
        {spots[name].slice(0, modules).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="36" />
        ))}
      </g>
    </svg>
  );
}

export function ShopKey({ rooms }: ShopPlanProps) {
  let number = 0;
  return (
    <div className={`${layout.links} ${layout.headed} ${styles.key}`} data-screen-ends="">
      {(['counter', 'store', 'office'] as const).map((name) => (
        <div key={name}>
          <p className={layout.display4}>{rooms[name].label}</p>
          <ol start={number + 1}>
            {rooms[name].modules.map(({ title }) => {
              number += 1;
              return (
                <li key={title}>
                  <a href={`#${moduleId(number)}`}>
                    <b>{number}</b> {title}
                  </a>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** The shop seen from above, each module at its place. Decorative: the page lists them. */
export function ShopPlan({ rooms }: ShopPlanProps) {
  let number = 0;
  return (
    <svg className={styles.root} viewBox="0 0 480 364" aria-hidden="true">
      <path className={styles.floor} d="M6 6h468v174H6z" />
      <path className={styles.shop} d="M6 180h468v170H6z" />
      <path className={styles.furniture} d="M20 20h252v44H20zM20 78h48v88H20zM306 20h152v44H306z" />
      <path className={styles.furniture} d="M406 64h52v106h-52zM50 248h168v44H50z" />
      <path className={styles.furniture} d="M324 214h24v100h-24zM410 214h24v100h-24z" />
      <path className={styles.walls} d={walls} />
      <path className={styles.doors} d="M200 350a40 40 0 0 1 40-40v40M280 350a40 40 0 0 0-40-40" />
      {(['counter', 'store', 'office'] as const).map((name) => (
        <g key={name}>
          <text className={styles.label} x={labels[name][0]} y={labels[name][1]}>
            {rooms[name].label}{' '}
            <tspan x={labels[name][0]} dy="22">
              {rooms[name].does}
            </tspan>
          </text>{' '}
          {rooms[name].modules.map(({ title }, index) => {
            const [x, y] = spots[name][index] ?? [0, 0];
            number += 1;
            return (
              <g key={title}>
                <circle cx={x} cy={y} r="19" />
                <text x={x} y={y + 7}>
                  {number}
                </text>
                <text visibility="hidden">, </text>
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
