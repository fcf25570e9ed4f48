import { type Figures, insertFigures } from './figures.ts';

/**
 * An article for readers that know no component: a table's caption stands above it in bold, figures
 * are inserted, links carry the site's origin.
 * @throws Error naming a figure that does not exist.
 */
export function plainMarkdown(mdx: string, figures: Figures, origin: string): string {
  const plain = mdx
    .replace(/^<[A-Z]\w*\b[^>]*?caption="([^"]*)"[^>]*>[^\S\n]*$/gm, '**$1**')
    .replace(/^<\/?[A-Z][^>]*>[^\S\n]*$/gm, '')
    .replace(/\]\(\//g, `](${origin}/`);
  return insertFigures(plain, figures);
}
