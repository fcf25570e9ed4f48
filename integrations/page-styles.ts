import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf, listFiles } from '../tools/dist.ts';
import { usedRules, type Words, wordsOf } from '../tools/used-rules.ts';

const STYLES = /\s*<style[^>]*>(.*?)<\/style>/gs;
/** Files of the site as pages and scripts name them. */
const NAMES = /["'`](?:\/|\.\/)?((?:_a\/)?[\w.-]+\.(?:js|json))["'`]/g;
/** Screens that a page fetches from the page that shows them all. */
const LENDERS = /<a\b[^>]*\bdata-screen=[^>]*>/g;
const ISLANDS = /data-island="([^"]+)"/g;

/**
 * Gives each page one style sheet, of the rules that it can use. Astro gives it those of every
 * component that its file imports, shown or not.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await listFiles(root);
        const read = async (name: string) =>
          [name, await readFile(join(root, name), 'utf8')] as const;
        const texts = new Map(
          await Promise.all(files.filter((name) => /\.(?:html|js|json)$/.test(name)).map(read)),
        );
        const pages = [...texts].filter(([name]) => name.endsWith('.html'));
        const markup = new Map(
          pages.map(([name, text]) => [addressOf(name), text.replace(STYLES, '')]),
        );
        // Any page may show what another keeps for scripts.
        const templates = [...markup.values()].flatMap(
          (text) => text.match(/<template.*?<\/template>/gs) ?? [],
        );
        const scripts = scriptsOf(texts);
        await Promise.all(
          pages.map(async ([name, text]) => {
            const own = markup.get(addressOf(name)) ?? '';
            const lent = (own.match(LENDERS) ?? []).map(
              (link) => markup.get(/href="([^"#]+)/.exec(link)?.[1] ?? '') ?? '',
            );
            const html = [own, ...new Set(lent), ...templates];
            const styles = [...text.matchAll(STYLES)].map(([, css]) => css).join('');
            const used = usedRules(styles, { html, scripts: scripts(html.join('')) });
            const page = own.replace('</head>', () => `<style>${used}</style></head>`);
            await writeFile(join(root, name), page);
          }),
        );
      },
    },
  };
}

/** What markup leads to: its scripts, those that they name in turn, and the data they read. */
function scriptsOf(texts: ReadonlyMap<string, string>): (html: string) => Words[] {
  const known = new Map<string, { words: Words; names: readonly string[] }>();
  const script = (name: string) => {
    const text = texts.get(name) ?? '';
    const found = known.get(name) ?? { words: wordsOf(text), names: namesIn(text) };
    known.set(name, found);
    return found;
  };
  const namesIn = (text: string) =>
    [...text.matchAll(NAMES)]
      .map(([, name = '']) => (texts.has(name) ? name : `_a/${name}`))
      .filter((name) => texts.has(name));

  return (html) => {
    const islands = new Set([...html.matchAll(ISLANDS)].map(([, name]) => name));
    const found = new Set(namesIn(html));
    for (const name of found) {
      for (const next of name.endsWith('.js') ? script(name).names : []) {
        // One script leads to all islands; a page starts those it holds.
        const [, island] = /^_a\/(\w+)\.island\./.exec(next) ?? [];
        if (!island || islands.has(island)) found.add(next);
      }
    }
    return [...found].map((name) => script(name).words);
  };
}
