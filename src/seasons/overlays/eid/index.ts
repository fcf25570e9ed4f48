import { between, type Overlay, piece } from '../overlay.ts';
import css from './eid.css?inline';

/** The eight-pointed star of carved doors and book bindings: two squares, one turned on the other. */
const points = (radius: number) =>
  Array.from({ length: 16 }, (_, index) => {
    const reach = index % 2 ? radius * 0.765 : radius;
    const angle = (index * Math.PI) / 8;
    return [20 + reach * Math.sin(angle), 20 - reach * Math.cos(angle)]
      .map((value) => value.toFixed(1))
      .join(' ');
  }).join('L');
const octagram = (fill: string, radius: number) => `<path fill="${fill}" d="M${points(radius)}z"/>`;

/** A band of the cloth across the star, its two edges in white thread. */
const band = `<path fill="currentcolor" d="M15 6.500h10v27H15z"/><path stroke="#fff" stroke-width=".9" d="M15 6.500v27M25 6.500v27"/>`;
const star = `<svg viewBox="0 0 40 40"><path stroke="#c08a1c" stroke-width="1.200" d="M20 2v-999"/>${octagram('#c9871a', 19.500)}${octagram('#f2b83a', 18)}${octagram('currentcolor', 13.500)}${octagram('#f2b83a', 11.500)}${octagram('#fff6dc', 6)}<circle cx="20" cy="20" r="2.200" fill="#c9871a"/></svg>`;
