import { draw, type Face } from './faces.ts';

/** A card cut out of a screen of each product. */
export const drawExtracts = () =>
  draw(
    'extract.tsx',
    import.meta.glob<Face>('./*/faces/extract.tsx', { eager: true, import: 'extract' }),
  );
