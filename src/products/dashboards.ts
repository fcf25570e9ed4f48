import { draw, type Face } from './faces.ts';

/** The drawn dashboard of each product. */
export const drawDashboards = () =>
  draw(
    'dashboard.tsx',
    import.meta.glob<Face>('./*/faces/dashboard.tsx', { eager: true, import: 'dashboard' }),
  );
