import { draw, type Face } from './faces.ts';

/** The figure of a day of each product, as its demonstration comes to it. */
export const drawDays = () =>
  draw(
    'day.ts',
    import.meta.glob<Face<string>>('./*/faces/day.ts', { eager: true, import: 'day' }),
  );
