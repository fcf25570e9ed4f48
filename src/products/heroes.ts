import { draw, type Face } from './faces.ts';

/** The object of each product that a visitor tries, on home and at the top of its own pages. */
export const drawHeroes = () =>
  draw('hero.tsx', import.meta.glob<Face>('./*/faces/hero.tsx', { eager: true, import: 'hero' }));
