import { SIGN } from './sign.ts';

/** The sign's circles, for an `<svg>` with a viewBox of `SIGN.side`. */
export function SignShapes() {
  const middle = SIGN.side / 2;
  return SIGN.circles.map((circle) => (
    <circle key={circle.r} cx={middle} cy={middle} {...circle} />
  ));
}
