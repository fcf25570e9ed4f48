import GithubSlugger from 'github-slugger';
import type { Heading, Root, RootContent, RootContentMap, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const WORDS_PER_MINUTE = 200;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();
const parsed = new Map<string, Root>();

/**
 * An MDX text without its front matter, as a tree. Lists of articles ask for the same texts on many
 * pages: each is parsed once, so a caller that changes the tree changes a copy.
 * @throws VFileMessage with line and column when the text is not MDX.
 */
export function parseMdx(source: string): Root {
  const known = parsed.get(source);
  if (known) return known;
  const tree = parser.parse(source);
  parsed.set(source, tree);
  return tree;
}

/** Words as a reader meets them: no tags, no attributes. « 20 000 » is one word. */
export function countWords(tree: Root): number {
  let count = 0;
  visit(tree, ['paragraph', 'heading', 'tableCell', 'code'], (node) => {
    const tokens = plainText(node)
      .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '')
      .split(/\s+/);
    count += tokens.filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
    return SKIP;
  });
  return count;
}

/** Minutes to read a text at 200 words a minute, rounded up; at least one. */
export function readTime(tree: Root): number {
  return Math.max(1, Math.ceil(countWords(tree) / WORDS_PER_MINUTE));
}

export interface Section {
  /** Empty for what stands before the first heading. */
  readonly heading: string;
  /** The id that Astro gives the heading, without `#`. */
  readonly anchor: string;
  readonly body: readonly RootContent[];
}

/** The text before the first `##` heading, then each heading with what follows it. */
export function sectionsOf(tree: Root): Section[] {
  // Astro numbers repeated ids over the headings of every depth and place.
  const slugger = new GithubSlugger();
  const anchors = new Map<Heading, string>();
  visit(tree, 'heading', (node) => {
    anchors.set(node, slugger.slug(plainText(node, { includeImageAlt: false })));
  });
  const sections: { heading: string; anchor: string; body: RootContent[] }[] = [
    { heading: '', anchor: '', body: [] },
  ];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({ heading: plainText(node), anchor: anchors.get(node) ?? '', body: [] });
    } else sections.at(-1)?.body.push(node);
  }
  return sections;
}

type JsxElement = RootContentMap['mdxJsxFlowElement' | 'mdxJsxTextElement'];

const isJsx = (node: { readonly type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function captionOf(element: JsxElement): string | undefined {
  const caption = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'caption',
  );
  return typeof caption?.value === 'string' ? caption.value : undefined;
}

/** The components at the top of a text, with what each holds: `<Faire>`, `<Voir>`. */
export function partsOf(tree: Root): { name: string; body: readonly RootContent[] }[] {
  return tree.children
    .filter(isJsx)
    .map(({ name, children }) => ({ name: name ?? '', body: children }));
}

/** The cells of a table that are words, a sentence a row: nobody looks for the figures. */
function wordsOfTable({ children }: Table): string[] {
  return children.flatMap((row) => {
    const cells = row.children
      .map((cell) => plainText(cell).trim())
      .filter((cell) => /\p{L}{2}/u.test(cell) && !/\d/.test(cell));
    return cells.length > 0 ? [`${cells.join(', ')}.`] : [];
  });
}

/** What some nodes say, for a search: no code; of a table, its caption and its words. */
export function textOf(nodes: readonly RootContent[]): string {
  const said: string[] = [];
  visit({ type: 'root', children: [...nodes] } satisfies Root, (node) => {
    if (node.type === 'table') {
      said.push(...wordsOfTable(node));
      return SKIP;
    }
    if (node.type === 'paragraph' || node.type === 'heading') {
      said.push(plainText(node));
      return SKIP;
    }
    const caption = isJsx(node) ? captionOf(node) : undefined;
    if (caption) said.push(/[.?!]$/.test(caption) ? caption : `${caption}.`);
    return undefined;
  });
  return said
    .join(' ')
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}

/**
 * Changes a text for readers that know no component: a table's caption stands above it in bold,
 * links carry the site's origin.
 */
export function makePlain(tree: Root, origin: string): void {
  visit(tree, (node, index, parent) => {
    if ((node.type === 'link' || node.type === 'image') && node.url.startsWith('/')) {
      node.url = origin + node.url;
    }
    if (!parent || index === undefined) return undefined;
    if (node.type === 'mdxjsEsm') {
      parent.children.splice(index, 1);
      return index;
    }
    if (!isJsx(node)) return undefined;
    const caption = captionOf(node);
    const above = caption
      ? [{ type: 'strong' as const, children: [{ type: 'text' as const, value: caption }] }]
      : [];
    const title = node.type === 'mdxJsxFlowElement' && above.length > 0;
    parent.children.splice(
      index,
      1,
      ...(title ? [{ type: 'paragraph' as const, children: above }] : above),
      ...node.children,
    );
    return index;
  });
}
