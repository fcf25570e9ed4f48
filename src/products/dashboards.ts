import { loadParts, type ProductPart } from './parts.ts';

/** The drawn dashboard of each product. */
export const loadDashboards = () =>
  loadParts(
    'dashboard.tsx',
    import.meta.glob<ProductPart>('./*/parts/dashboard.tsx', { eager: true, import: 'dashboard' }),
  );
