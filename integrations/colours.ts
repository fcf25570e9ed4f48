import type { AstroIntegration } from 'astro';
import { rooms } from '../src/products/registry.ts';
import { printColours } from '../src/styles/print-colours.ts';
import { printCrowding } from '../src/styles/print-crowding.ts';

/**
 * Adds the colours, printed from `styles/roles.ts` and the rooms, to the global style sheet. Pages
 * get only the values, not the palette's names, which saves 0.2 kB on each.
 */
export function colours(): AstroIntegration {
  return {
    name: 'colours',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'colours',
          transform: (css: string, id: string) =>
            /\/styles\/global\.css$/.test(id)
              ? { code: css + printColours(rooms) + printCrowding(rooms.length), map: null }
              : undefined,
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
