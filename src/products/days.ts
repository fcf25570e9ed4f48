import { draw, type Face } from './faces.ts';

/** The figure of a day of each product, computed like its demonstration. */
export const drawDays = () =>
  draw(
    'day.ts',
    import.meta.glob<Face<string>>('./*/faces/day.ts', { eager: true, import: 'day' }),
  );
