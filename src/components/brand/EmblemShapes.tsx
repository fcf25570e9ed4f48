import { EMBLEM } from './emblem.ts';

/** The emblem's circles, for an `<svg>` with a viewBox of `EMBLEM.side`. */
export function EmblemShapes() {
  const middle = EMBLEM.side / 2;
  return EMBLEM.circles.map((circle) => (
    <circle key={circle.r} cx={middle} cy={middle} {...circle} />
  ));
}
