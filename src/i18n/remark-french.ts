import type { Paragraph, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Named } from '#lib/figures.ts';
import { parseMdx } from '#lib/mdx.ts';
import { insertFigures } from './figures.ts';
import { typeset } from './typography/fr.ts';

/** An apostrophe before a link or bold ends its text: « l'**officine** ». */
const setText = (text: string) => typeset(text).replace(/(?<=\p{L})'$/u, '’');

/**
 * French typography, `{figures}` and `{shop.examples}` in MDX, as `frenchYaml` does for YAML. Code stays as typed.
 * A figure in MDX reads as a JavaScript expression: `{pharm-orders}` never reaches the evaluator.
 * @throws Error naming a figure that does not exist.
 */
export function setFrench(tree: Root, named: Named): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') node.value = setText(node.value);
    const figure = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
    if (figure && parent && index !== undefined) {
      const value = typeset(insertFigures(`{${node.value.trim()}}`, named));
      const text: Text = { type: 'text', value };
      // A figure alone on its line is a paragraph.
      const alone: Paragraph = { type: 'paragraph', children: [text] };
      parent.children[index] = node.type === 'mdxTextExpression' ? text : alone;
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'caption') continue;
        if (typeof attribute.value !== 'string') continue;
        attribute.value = setText(insertFigures(attribute.value, named));
      }
    }
  });
}

/** An MDX text as a tree, figures and typography in place: what Astro makes its pages from. */
export function readMdx(source: string, named: Named): Root {
  const tree = structuredClone(parseMdx(source));
  setFrench(tree, named);
  return tree;
}

/** The same for Astro, which parses the articles itself. */
export function remarkFrench(readNamed: () => Named) {
  const named = readNamed();
  return (tree: Root) => setFrench(tree, named);
}
