import { draw, type Face } from './faces.ts';

/** The figure of the day of each product (`faces/day.ts`), computed as its demonstration does. */
export const drawDays = () =>
  draw(
    'day.ts',
    import.meta.glob<Face<string>>('./*/faces/day.ts', { eager: true, import: 'day' }),
  );
