import type { Paragraph, Root, RootContent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Named } from '#lib/figures.ts';
import { parseMdx } from '#lib/mdx.ts';
import { insertFigures } from './figures.ts';
import { type Locale, localeOfFile } from './locales.ts';
import { typeset } from './typography/index.ts';

/** An apostrophe before a link or bold ends its text: « l'**officine** ». */
const setText = (text: string, locale: Locale) =>
  typeset(text, locale).replace(/(?<=\p{L})'$/u, '’');

/** What is called by name becomes text; alone on its line, a paragraph. */
function placeNamed(tree: Root, named: Named, locale: Locale): void {
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, index, parent) => {
    if (!('value' in node) || !parent || index === undefined) return;
    const text: Text = {
      type: 'text',
      value: insertFigures(`{${node.value.trim()}}`, named, locale),
    };
    const alone: Paragraph = { type: 'paragraph', children: [text] };
    parent.children[index] = node.type === 'mdxTextExpression' ? text : alone;
  });
}

/** One text for neighbours: « 1 500 », then « FCFA », is set as one. */
function joined(children: readonly RootContent[]): RootContent[] {
  const done: RootContent[] = [];
  for (const node of children) {
    const last = done.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      done.splice(-1, 1, { ...last, value: last.value + node.value });
    } else done.push(node);
  }
  return done;
}

/**
 * Typography, `{figures}` and `{shop.examples}` in MDX, as `pageYaml` does for YAML. Code
 * stays as typed. A call in MDX reads as a JavaScript expression: it never reaches the evaluator.
 * @throws Error naming a figure that does not exist.
 */
export function setWords(tree: Root, named: Named, locale: Locale): void {
  placeNamed(tree, named, locale);
  visit(tree, (node) => {
    if ('children' in node) node.children = joined(node.children) as typeof node.children;
    if (node.type === 'text') node.value = setText(node.value, locale);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'caption') continue;
        if (typeof attribute.value !== 'string') continue;
        attribute.value = setText(insertFigures(attribute.value, named, locale), locale);
      }
    }
  });
}

/** An MDX text as a tree, figures and typography in place: what Astro makes its pages from. */
export function readMdx(source: string, named: Named, locale: Locale): Root {
  const tree = structuredClone(parseMdx(source));
  setWords(tree, named, locale);
  return tree;
}

/** The same for Astro, which parses the articles itself. */
export function remarkWords(readNamed: () => Named) {
  const named = readNamed();
  return (tree: Root, { path }: { readonly path: string }) =>
    setWords(tree, named, localeOfFile(path));
}
