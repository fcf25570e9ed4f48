import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** A word of the glossary: where it is explained, and how articles write it. */
export interface GlossaryTerm {
  readonly href: string;
  readonly forms: readonly string[];
}

/** No link to the glossary is put in these: they are links already, headings, tables or code. */
const LEFT_ALONE = new Set(['heading', 'link', 'linkReference', 'table', 'code', 'inlineCode']);

const escaped = (form: string) =>
  form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[ \\u00a0\\u202f]');

/** Every form of every term, whole words only, the longest first. */
function patternOf(terms: readonly GlossaryTerm[]): RegExp {
  const forms = terms.flatMap((term) => term.forms).sort((a, b) => b.length - a.length);
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${forms.map(escaped).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
}

/** Turns the first mention of each term in a text into a link to its place in the glossary. */
export function linkTerms(tree: Root, terms: readonly GlossaryTerm[]): void {
  if (terms.length === 0) return;
  const pattern = patternOf(terms);
  const hrefs = new Map(
    terms.flatMap(({ href, forms }) => forms.map((form) => [form.toLowerCase(), href])),
  );
  const linked = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (LEFT_ALONE.has(node.type)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const parts: PhrasingContent[] = [];
    let done = 0;
    for (const { 0: word, index: at } of node.value.matchAll(pattern)) {
      const href = hrefs.get(word.toLowerCase().replace(/\s/g, ' '));
      if (!href || linked.has(href)) continue;
      linked.add(href);
      parts.push(
        { type: 'text', value: node.value.slice(done, at) },
        {
          type: 'link',
          url: href,
          children: [{ type: 'text', value: word }],
          data: { hProperties: { 'data-term': '' } },
        },
      );
      done = at + word.length;
    }
    if (parts.length === 0) return undefined;
    parts.push({ type: 'text', value: node.value.slice(done) });
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

/** For Astro's pages, after `remarkWords`, since terms are typeset too; not for the feeds. */
export function remarkGlossary(readTerms: () => readonly GlossaryTerm[]) {
  const terms = readTerms();
  return (tree: Root) => linkTerms(tree, terms);
}
