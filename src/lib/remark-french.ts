import { readFileSync } from 'node:fs';
import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { type Figures, insertFigures } from './figures.ts';
import { typeset } from './typography.ts';

/** An apostrophe before a link or bold ends its text: « l'**officine** ». */
const setText = (text: string) => typeset(text).replace(/(?<=\p{L})'$/u, '’');

/** French typography alone, for Markdown whose figures are in place. */
export function remarkTypography() {
  return (tree: Root) =>
    visit(tree, 'text', (node) => {
      node.value = setText(node.value);
    });
}

/**
 * French typography and `{figures}` in MDX, as `frenchYaml` does for YAML. Code stays as typed.
 * A figure in MDX reads as a JavaScript expression: `{pharm-orders}` never reaches the evaluator.
 */
export function remarkFrench() {
  const file = new URL('../content/fr/figures.yaml', import.meta.url);
  const figures = parse(readFileSync(file, 'utf8')) as Figures;
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = setText(node.value);
      if ((node.type as string) === 'mdxTextExpression' && 'value' in node) {
        const text = insertFigures(`{${String(node.value).trim()}}`, figures);
        Object.assign(node, { type: 'text', value: typeset(text) } satisfies Text);
      }
    });
  };
}
