import type { Overlay } from '../overlay.ts';
import css from './summer.css?inline';

const RAYS = 12;
const STEP = 360 / RAYS;

/** `shape` is drawn once per ray, the first upright; `half` shifts it by half a ray. */
const round = (shape: string, half = 0) =>
  Array.from(
    { length: RAYS },
    (_, ray) => `<g transform="rotate(${(ray + half) * STEP})">${shape}</g>`,
  ).join('');

const ring = (radius: number, width: number, colour: string, more = '') =>
  `<circle r="${radius}" stroke="${colour}" stroke-width="${width}"${more}/>`;

/** A weft thread, over one ray and under the next. `first` (0 or 1): the ray it starts under. */
const weft = (radius: number, first: number, colour: string) => {
  // The share of a step that a ray covers at this radius, less a margin that hides the joint.
  const ray = (17 - (radius - 38) / 9) / ((2 * Math.PI * radius) / RAYS);
  const dashes = `${(2 - ray).toFixed(2)} ${ray.toFixed(2)}`;
  const offset = (-first - ray / 2).toFixed(2);
  return ring(
    radius,
    5.5,
    colour,
    ` pathLength="${RAYS}" stroke-dasharray="${dashes}" stroke-dashoffset="${offset}"`,
  );
};

/**
 * A sun woven like a raffia fan: striped disc, broad rays, a fringe between them, turns of weft.
 */
const sun = `<svg viewBox="-100 -100 200 200" fill="none">
${round('<path d="M0-44V-86" stroke="#d9620a" stroke-width="1.6"/><circle cy="-87" r="2.6" fill="#d9620a"/>', 0.5)}
${round('<path d="M-9-38-6-91A6 6 0 0 1 6-91L9-38" fill="var(--brand)"/><path d="M-5-40-3.2-91M5-40 3.2-91" stroke="#fff" stroke-width="1.5"/>')}
${weft(54, 0, '#ffc53d')}${weft(61.5, 1, '#ffc53d')}${weft(69, 0, '#ffc53d')}
<circle r="46" fill="#ffc53d"/>
${ring(41, 2, '#fff')}${ring(36, 6, 'var(--brand)')}${ring(31, 2, '#fff')}${ring(24, 1.6, '#d9620a')}${ring(20, 1.6, '#d9620a')}
<circle r="11" fill="var(--brand)"/>${ring(12, 2, '#fff')}
</svg>`;

export const overlay: Overlay = {
  css,
  mount(layer, { piece }) {
    layer.append(piece('sun', {}, sun));
  },
};
