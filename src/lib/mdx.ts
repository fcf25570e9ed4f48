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

/** MDX without its front matter. @throws VFileMessage with line and column if it is not MDX */
export const parseMdx = (source: string): Root => parser.parse(source);

/** Asks a text something once, since many pages list it; its tree, a hundred times larger, is not kept. */
export function askedOnce<Value>(ask: (tree: Root) => Value): (source: string) => Value {
  const known = new Map<string, Value>();
  return (source) => {
    const value = known.get(source) ?? ask(parseMdx(source));
    known.set(source, value);
    return value;
  };
}

/**
 * The text without tags and the numbers of its lists, « 20 000 » as one word. It is not parsed, which
 * takes a hundred times as long: every article is counted.
 */
export function countWords(source: string): number {
  const text = source.replace(/(?<!\\)<[^>]*>|^ *\d+\. |(?<=\d) (?=\d{3}(?!\d))/gm, '');
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** Minutes to read a text at 200 words a minute, rounded up; at least one. */
export const readTime = (source: string): number =>
  Math.max(1, Math.ceil(countWords(source) / WORDS_PER_MINUTE));

export interface Section {
  /** Empty for the text before the first heading. */
  readonly heading: string;
  /** The id that Astro gives the heading, without `#`. */
  readonly anchor: string;
  readonly body: readonly RootContent[];
}

/** The text before the first `##` heading, then each heading with what follows it. */
export function sectionsOf(tree: Root): Section[] {
  // As Astro does, repeated ids are numbered over headings of every level, nested headings too.
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

/** The top-level components of a text, with their children: `<Do>`, `<See>`. */
export function taggedParts(tree: Root): { name: string; body: readonly RootContent[] }[] {
  return tree.children
    .filter(isJsx)
    .map(({ name, children }) => ({ name: name ?? '', body: children }));
}

/** The text cells of a table, one sentence for each row: nobody searches for its figures. */
function wordsOfTable({ children }: Table): string[] {
  return children.flatMap((row) => {
    const cells = row.children
      .map((cell) => plainText(cell).trim())
      .filter((cell) => /\p{L}{2}/u.test(cell) && !/\d/.test(cell));
    return cells.length > 0 ? [`${cells.join(', ')}.`] : [];
  });
}

/** The text of some nodes for the search: without code; of a table, its caption and text cells. */
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

/** For readers without our components: captions in bold above tables, absolute links. */
export function makePlain(tree: Root, fullAddress: (path: string) => string): void {
  visit(tree, (node, index, parent) => {
    if ((node.type === 'link' || node.type === 'image') && node.url.startsWith('/')) {
      node.url = fullAddress(node.url);
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
