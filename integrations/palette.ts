import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const stylesheet = (name: string) =>
  fileURLToPath(new URL(`../src/styles/${name}.css`, import.meta.url));

/**
 * Writes the palette's values into the roles when they are built. Only the roles read the palette,
 * so no page needs its names: 0.2 kB less on each.
 * @throws Error naming a colour that the palette lacks.
 */
export function palette(): AstroIntegration {
  return {
    name: 'palette',
    hooks: {
      'astro:config:setup': ({ updateConfig, addWatchFile }) => {
        addWatchFile(stylesheet('palette'));
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'palette',
                enforce: 'pre',
                async transform(css, id) {
                  if (id.replace(/\?.*/, '') !== stylesheet('roles')) return;
                  return {
                    code: inlined(css, await readFile(stylesheet('palette'), 'utf8')),
                    map: null,
                  };
                },
              },
            ],
          },
        });
      },
    },
  };
}

function inlined(roles: string, source: string): string {
  const colours = new Map(
    [...source.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const own = new Set([...roles.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
  return roles.replace(/var\((--[\w-]+)\)/g, (reference, name) => {
    if (own.has(name)) return reference;
    const value = colours.get(name);
    if (!value) throw new Error(`src/styles/roles.css : ${name} manque dans palette.css`);
    return value;
  });
}
