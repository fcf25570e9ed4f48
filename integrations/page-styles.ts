import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../tools/dist.ts';
import { explain } from '../tools/explain.ts';
import { firstRules } from '../tools/first-rules.ts';
import { flatLayers } from '../tools/flat-layers.ts';
import { oldRulesByScript, splitOldEngineRules } from '../tools/old-engines.ts';
import { firstScreenEnd, partsApart } from '../tools/page-tree.ts';
import { rulesBeyond } from '../tools/rules-beyond.ts';
import { identifiersIn, onceForAlike, usedRules, type Words } from '../tools/used-rules.ts';
import { afterBuild } from './after-build.ts';

const STYLES = /\s*<style[^>]*>(.*?)<\/style>/gs;
/** Paths of built files, as pages and scripts name them. */
const NAMES = /["'`](?:\/|\.\/)?((?:_a\/)?[\w.-]+\.(?:js|json))["'`]/g;
/** Drawings that `enhance/bring-screens.ts` puts into pages, and how pages name them. */
const SCREEN = /\/ecrans\/[^/]+\.json$/;
const NAMED_SCREENS = /"\/([^"\s]+\/ecrans\/[^"/]+\.json)"/g;
const ISLANDS = /data-island="([^"]+)"/g;

interface Page {
  readonly name: string;
  readonly own: string;
  readonly styles: string;
}

/** One style sheet a page, with only its rules: Astro adds those of all that is imported. */
export const pageStyles = () =>
  afterBuild('page-styles', async (root, print) => {
    const files = await listFiles(root);
    const read = (name: string) => readFileSync(join(root, name), 'utf8');
    // Pages are read one by one, twice: together they would be most of the memory of a build.
    const pages = files.filter((name) => name.endsWith('.html'));
    const texts = new Map<string, string>();
    for (const name of files) {
      if (/\.(?:js|json)$/.test(name)) texts.set(name, read(name));
    }
    const scripts = scriptsOf(texts);
    const asked = process.env.EXPLAIN ? explain(process.env.EXPLAIN) : undefined;
    const ofAlike = onceForAlike((css, sources) => splitOldEngineRules(usedRules(css, sources)));
    const rulesOf = ({ name, own, styles }: Page, more = '') => {
      const sources = { html: [own, more], scripts: scripts(own) };
      if (!asked) return ofAlike(styles, sources);
      return splitOldEngineRules(usedRules(styles, sources, asked.removedFrom(name)));
    };
    const open = (name: string): Page => {
      const text = read(name);
      const styles = [...text.matchAll(STYLES)].map(([, css]) => css).join('');
      const own = withinBody(text.replace(STYLES, ''));
      return { name, own, styles: flat(styles) };
    };

    const styledPages = new Map<string, string>();
    const older = new Set<string>();
    const around = new Map<string, string[]>();
    for (const name of pages) {
      const page = open(name);
      const rules = rulesOf(page);
      styledPages.set(name, rules.css);
      for (const rule of rules.older) older.add(rule);
      for (const [, drawing = ''] of page.own.matchAll(NAMED_SCREENS)) {
        around.set(drawing, [...(around.get(drawing) ?? []), name]);
      }
    }
    for (const [file, text] of texts) {
      if (!SCREEN.test(file)) continue;
      const names = around.get(file);
      // A first tab has its drawing in the page: nobody fetches it.
      if (!names) {
        await rm(join(root, file));
        continue;
      }
      const drawing = JSON.parse(text);
      let css = '';
      // The rules that the pages fetching it need and lack.
      for (const name of new Set(names)) {
        const { css: all } = rulesOf(open(name), drawing);
        css += rulesBeyond(all, styledPages.get(name) + css);
      }
      await writeFile(join(root, file), JSON.stringify(`<style>${css}</style>${drawing}`));
    }
    // In the order of their files: Vite reads them in any order, and the pages name this file
    // by hash.
    const sheets = [...oldRulesByScript.keys()].sort().map((id) => oldRulesByScript.get(id) ?? []);
    const rules = [...new Set([...sheets.flat(), ...older])].join('');
    const writeSheet = async (name: string, css: string) => {
      const file = `_a/${name}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
      // The last line shows devices that it arrived whole (`offline/keep.ts`).
      await writeFile(join(root, file), `${css}\n`);
      return file;
    };
    const file = await writeSheet('older', rules);
    for (const [name, whole] of styledPages) {
      const page = open(name);
      const parts = partsApart(page.own);
      const rest = () => rulesOf({ ...page, own: without(page.own, parts) }).css;
      const css = parts.length > 0 ? rest() : whole;
      const beyond = parts.length > 0 ? rulesBeyond(whole, css) : '';
      asked?.found(name, { 'la page': css, 'la feuille à part': beyond });
      let html = insertStyles(page.own, css, file, parts.length > 0 ? css : page.styles);
      if (beyond) {
        const [start = 0] = parts.at(-1) ?? [];
        const place = html.indexOf(page.own.slice(start, start + 200));
        const link = `<link rel="stylesheet" href="/${await writeSheet('apart', beyond)}">`;
        html = html.slice(0, place) + link + html.slice(place);
      }
      await writeFile(join(root, name), html);
    }
    asked?.found(file, { 'la feuille des anciens navigateurs': rules });
    if (asked) print(asked.report());
  });

const flattened = new Map<string, string>();
/** Pages of one kind have the same rules. */
function flat(styles: string): string {
  const rules = flattened.get(styles) ?? flatLayers(withoutRanges(styles));
  flattened.set(styles, rules);
  return rules;
}

/** Markup without some of its parts, which follow one another. */
const without = (html: string, parts: readonly (readonly [number, number])[]) =>
  parts.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), html);

/** `(width<=9px)` as older engines know it, and without a sign that HTML reads. */
const withoutRanges = (css: string) =>
  css.replace(
    /\((width|height)([<>])=([^)]+)\)/g,
    (_, side, sign, size) => `(${sign === '<' ? 'max' : 'min'}-${side}:${size})`,
  );

/** Astro writes a page's own scripts after its layout, so after `</html>`. */
const withinBody = (html: string) =>
  html.replace(/(<\/body>\s*<\/html>)\s*(.*)$/s, (_, end, scripts) => scripts + end);

/**
 * The page with the rules of its first screen in its head, and all its rules after that screen.
 * @param older what only older engines need: where scripts run, `seasons/theme-days.ts` asks for it
 * @param ofKind as of `firstRules`
 */
function insertStyles(html: string, css: string, older: string, ofKind: string): string {
  const links = `<link rel="older" id="older" href="/${older}"><noscript><link rel="stylesheet" href="/${older}"></noscript>`;
  const inHead = (page: string, rules: string) =>
    page.replace('</head>', () => `${links}<style>${rules}</style></head>`);
  const end = firstScreenEnd(html);
  if (end === undefined) return inHead(html, css);
  const { first, all } = firstRules(css, html.slice(0, end), ofKind);
  // In an SVG the parser would read these as markup.
  if (/[&<]/.test(all))
    throw new Error(`« & » ou « < » dans les styles : ${all.match(/.{40}[&<]/)}`);
  const rest = `<div hidden><svg><style>${all}</style></svg></div>`;
  return inHead(html.slice(0, end) + rest + html.slice(end), first);
}

/** The files that markup leads to: its scripts, the scripts those name, and the data they read. */
function scriptsOf(texts: ReadonlyMap<string, string>): (html: string) => Words[] {
  const known = new Map<string, { words: Words; names: readonly string[] }>();
  const script = (name: string) => {
    const text = texts.get(name) ?? '';
    const found = known.get(name) ?? { words: identifiersIn(text), names: namesIn(text) };
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
