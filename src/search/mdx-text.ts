import { type Figures, printFigure } from '../lib/figures.ts';
import { typeset } from '../lib/typography.ts';

/** The words of an MDX text as a reader meets them: no tags, no marks, no code, of tables the words. */
export function mdxText(mdx: string, figures: Figures): string {
  const text = mdx
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/^```.*?^```$/gms, '')
    .replace(
      /<([A-Z]\w*)\b[^>]*?caption="([^"]*)"[^>]*>/g,
      (_, __, caption: string) => `${caption}${/[.?!]$/.test(caption) ? '' : '.'} `,
    )
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/^\|(?:\s*:?-+:?\s*\|)+$/gm, '')
    .replace(/^\|(.*)\|\s*$/gm, (_, row: string) => wordsOfRow(row))
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.|#+|>)\s+/gm, '')
    .replace(/\*\*|__|(?<!\w)[*_]|[*_](?!\w)|`/g, '')
    .replace(/\{([a-z][a-z0-9-]*)\}/g, (whole, name: string) => {
      const figure = figures[name];
      return figure === undefined ? whole : printFigure(figure);
    })
    .replace(/\s+/g, ' ')
    .trim();
  return typeset(text);
}

/** The cells of a table's row that are words, as a sentence. */
function wordsOfRow(row: string): string {
  const cells = row.split('|').map((cell) => cell.trim());
  const words = cells.filter((cell) => /\p{L}{2}/u.test(cell) && !/\d/.test(cell));
  return words.length > 0 ? `${words.join(', ')}. ` : '';
}

/** The text before the first `##` heading, then each heading's own; headings themselves left out. */
export function splitSections(mdx: string): string[] {
  return mdx.split(/^## .*$/m);
}

/** What each part of a document's article says: `<Faire>`, `<Voir>`, `<Bloque>`. */
export function splitParts(mdx: string): { part: string; body: string }[] {
  return [...mdx.matchAll(/^<([A-Z]\w*)>\s*$(.*?)^<\/\1>\s*$/gms)].map(
    ([, part = '', body = '']) => ({ part, body }),
  );
}
