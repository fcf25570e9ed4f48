import type { AstroIntegration } from 'astro';

/**
 * Writes the palette's values into the roles. Only the roles read the palette, so no page needs
 * its names: 0.2 kB less on each.
 * @throws Error naming a colour that the palette lacks.
 */
export function palette(): AstroIntegration {
  return {
    name: 'palette',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Not `enforce: 'pre'`: the style sheet must come with its imports in place.
        const plugin = {
          name: 'palette',
          transform: (css: string, id: string) =>
            /\/styles\/global\.css$/.test(id) ? { code: inlined(css), map: null } : undefined,
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

function inlined(css: string): string {
  const layer = /@layer palette\s*\{\s*(?:\/\*.*?\*\/)?\s*:root\s*\{(.*?)\}\s*\}/s.exec(css);
  if (!layer) throw new Error('src/styles/global.css : la couche palette manque');
  const colours = new Map(
    [...(layer[1] ?? '').matchAll(/(--[\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  const rest = css.replace(layer[0], '');
  const own = new Set([...rest.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
  return rest.replace(/var\((--[\w-]+)\)/g, (reference, name) => {
    if (own.has(name)) return reference;
    const value = colours.get(name);
    if (!value)
      throw new Error(`src/styles/ : ${name} n’est ni un rôle ni une couleur de la palette`);
    return value;
  });
}
