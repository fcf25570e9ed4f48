import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf, listFiles } from '../tools/dist.ts';
import { firstRules } from '../tools/first-rules.ts';
import { flatLayers } from '../tools/flat-layers.ts';
import { apart, ofScripts } from '../tools/old-engines.ts';
import { firstScreenEnd } from '../tools/page-tree.ts';
import { usedRules, type Words, wordsOf } from '../tools/used-rules.ts';

const STYLES = /\s*<style[^>]*>(.*?)<\/style>/gs;
/** Paths of built files, as pages and scripts name them. */
const NAMES = /["'`](?:\/|\.\/)?((?:_a\/)?[\w.-]+\.(?:js|json))["'`]/g;
/**
 * Links to a screen, which `enhance/bring-screens.ts` replaces with the screen of the page that
 * they lead to.
 */
const SCREENS = /<a\b[^>]*\bdata-screen=[^>]*>/g;
const ISLANDS = /data-island="([^"]+)"/g;

/**
 * Gives each page one style sheet with only the rules that it can use. Astro would give it those of
 * every component that its file imports, shown or not.
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
        const bare = new Map(
          pages.map(([name, text]) => [addressOf(name), withinBody(text.replace(STYLES, ''))]),
        );
        const markupOf = (address: string) => bare.get(address) ?? '';
        const scripts = scriptsOf(texts);

        const dressed = pages.map(([name, text]) => {
          const own = markupOf(addressOf(name));
          const html = [own, ...screensOf(own).map(markupOf)];
          const styles = [...text.matchAll(STYLES)].map(([, css]) => withoutRanges(css)).join('');
          const used = usedRules(flatLayers(styles), { html, scripts: scripts(html.join('')) });
          return { name, own, ...apart(used) };
        });
        const older = dressed.flatMap((page) => page.older);
        // In the order of their files: Vite reads them in any, and the pages name this file by hash.
        const sheets = [...ofScripts.keys()].sort().map((id) => ofScripts.get(id) ?? []);
        const rules = [...new Set([...sheets, older].flat())].join('');
        const file = `_a/older.${createHash('sha256').update(rules).digest('hex').slice(0, 8)}.css`;
        await writeFile(join(root, file), rules);
        for (const { name, own, css } of dressed) {
          await writeFile(join(root, name), insertStyles(own, css, file));
        }
      },
    },
  };
}

/** `(width<=9px)` as older engines know it, and without a sign that HTML reads. */
const withoutRanges = (css = '') =>
  css.replace(
    /\((width|height)([<>])=([^)]+)\)/g,
    (_, side, sign, size) => `(${sign === '<' ? 'max' : 'min'}-${side}:${size})`,
  );

/** Astro writes a page's own scripts after its layout, hence after `</html>`. */
const withinBody = (html: string) =>
  html.replace(/(<\/body>\s*<\/html>)\s*(.*)$/s, (_, end, scripts) => scripts + end);

/**
 * The page with the rules of its first screen in its head, and all its rules after that screen.
 * @param older what only older engines need: where scripts run, `seasons/theme-days.ts` asks for it
 */
function insertStyles(html: string, css: string, older: string): string {
  const links = `<link rel="older" id="older" href="/${older}"><noscript><link rel="stylesheet" href="/${older}"></noscript>`;
  const inHead = (page: string, rules: string) =>
    page.replace('</head>', () => `${links}<style>${rules}</style></head>`);
  const end = firstScreenEnd(html);
  if (end === undefined) return inHead(html, css);
  const { first, all } = firstRules(css, html.slice(0, end));
  // In an SVG the parser would read these as markup.
  if (/[&<]/.test(all))
    throw new Error(`« & » ou « < » dans les styles : ${all.match(/.{40}[&<]/)}`);
  const rest = `<div hidden><svg><style>${all}</style></svg></div>`;
  return inHead(html.slice(0, end) + rest + html.slice(end), first);
}

const screensOf = (html: string) => [
  ...new Set((html.match(SCREENS) ?? []).map((link) => /href="([^"#]+)/.exec(link)?.[1] ?? '')),
];

/** The files that markup leads to: its scripts, the scripts those name, and the data they read. */
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
        // One script can start every island; a page starts only those it holds.
        const [, island] = /^_a\/(\w+)\.island\./.exec(next) ?? [];
        if (!island || islands.has(island)) found.add(next);
      }
    }
    return [...found].map((name) => script(name).words);
  };
}
