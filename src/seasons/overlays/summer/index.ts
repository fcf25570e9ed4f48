import { type Overlay, piece } from '../overlay.ts';
import css from './summer.css?inline';

const RAYS = 16;

/** `shape` once per ray, the first one upright. */
const round = (shape: string, start = 0) =>
  Array.from(
    { length: RAYS },
    (_, ray) => `<g transform="rotate(${((ray + start) * 360) / RAYS})">${shape}</g>`,
  ).join('');

/** A thread of weft: over one ray, under the next. `from` 0 or 1 says which comes first. */
const weft = (radius: number, from: number, colour: string) => {
  // The share of a turn that a ray covers at this radius, in steps from ray to ray.
  const under = (10.4 - radius / 16) / ((2 * Math.PI * radius) / RAYS);
  return `<circle r="${radius}" pathLength="${RAYS}" stroke="${colour}" stroke-width="4" stroke-dasharray="${(2 - under).toFixed(2)} ${under.toFixed(2)}" stroke-dashoffset="${(-from - under / 2).toFixed(2)}"/>`;
};

const ring = (radius: number, width: number, colour: string) =>
  `<circle r="${radius}" stroke="${colour}" stroke-width="${width}"/>`;

/** A sun plaited like a raffia fan: striped disc, broad rays, threads between, three turns of weft. */
const sun = `<svg viewBox="-100 -100 200 200" fill="none">
${round('<path d="M0-44V-84" stroke="#d9620a" stroke-width="1.6"/><circle cy="-86" r="2.4" fill="#d9620a"/>', 0.5)}
${round('<path d="M-4-40-3-93 0-99 3-93 4-40" fill="#fd7e14"/><path d="M0-40V-90" stroke="#fff" stroke-width="1.2"/>')}
${weft(53, 0, '#ffc53d')}${weft(60, 1, '#ffc53d')}${weft(67, 0, '#ffc53d')}
<circle r="46" fill="#ffc53d"/>
${ring(42, 2, '#fff')}${ring(37, 5, '#fd7e14')}${ring(33.5, 2, '#fff')}${ring(24, 1.4, '#d9620a')}${ring(20, 1.4, '#d9620a')}
<circle r="12" fill="#fd7e14"/>${ring(12, 2, '#fff')}
</svg>`;

export const overlay: Overlay = {
  css,
  mount(layer) {
    layer.append(piece('sun', {}, sun));
  },
};
