import type { Paragraph, Root, RootContent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Named } from '#lib/figures.ts';
import { parseMdx } from '#lib/mdx.ts';
import { insertFigures } from './figures.ts';
import { typeset } from './typography/fr.ts';

/** A text that ends with an apostrophe before a link or bold: « l'**officine** ». */
const setText = (text: string) => typeset(text).replace(/(?<=\p{L})'$/u, '’');

/** A `{name}` becomes text, or a paragraph when it is alone on its line. */
function placeNamed(tree: Root, named: Named): void {
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, index, parent) => {
    if (!('value' in node) || !parent || index === undefined) return;
    const text: Text = { type: 'text', value: insertFigures(`{${node.value.trim()}}`, named) };
    const alone: Paragraph = { type: 'paragraph', children: [text] };
    parent.children[index] = node.type === 'mdxTextExpression' ? text : alone;
  });
}

/** Joins neighbouring texts, so that « 1 500 » and « FCFA » are set as one. */
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
 * French typography, `{figures}` and `{shop.examples}` in MDX, as `frenchYaml` does for YAML. Code
 * is left as typed. A `{name}` parses as a JavaScript expression; it is replaced here, never
 * evaluated. @throws Error naming a figure that does not exist
 */
export function setFrench(tree: Root, named: Named): void {
  placeNamed(tree, named);
  visit(tree, (node) => {
    if ('children' in node) node.children = joined(node.children) as typeof node.children;
    if (node.type === 'text') node.value = setText(node.value);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'caption') continue;
        if (typeof attribute.value !== 'string') continue;
        attribute.value = setText(insertFigures(attribute.value, named));
      }
    }
  });
}

/**
 * Parses an MDX text and applies figures and typography: the tree that Astro makes its pages from.
 */
export function readMdx(source: string, named: Named): Root {
  const tree = structuredClone(parseMdx(source));
  setFrench(tree, named);
  return tree;
}

/** The same as a plugin for Astro, which parses the articles itself. */
export function remarkFrench(readNamed: () => Named) {
  const named = readNamed();
  return (tree: Root) => setFrench(tree, named);
}
