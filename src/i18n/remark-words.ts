import type { Paragraph, Root, RootContent, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Named } from '#lib/figures.ts';
import { parseMdx } from '#lib/mdx.ts';
import { insertFigures } from './figures.ts';
import { typeset } from './typography.ts';

/** One text node. `typeset` needs the letter after an apostrophe, here in the next node. */
const setText = (text: string) => typeset(text).replace(/(?<=\p{L})'$/u, '’');

/** Replaces each call by its text; a call that is alone on its line becomes a paragraph. */
function placeNamed(tree: Root, named: Named): void {
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, index, parent) => {
    if (!('value' in node) || !parent || index === undefined) return;
    const after = parent.children[index + 1];
    const next = after?.type === 'text' ? after.value : '';
    const text: Text = {
      type: 'text',
      value: insertFigures(`{${node.value.trim()}}`, named, next),
    };
    const alone: Paragraph = { type: 'paragraph', children: [text] };
    parent.children[index] = node.type === 'mdxTextExpression' ? text : alone;
  });
}

/** Joins neighbouring texts, so that the typography sees « 1 500 » and « FCFA » side by side. */
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
 * Puts figures, examples and typography in place in MDX, as `pageYaml` does in YAML. Code stays as
 * typed. MDX parses `{figure}` as a JavaScript expression; here it becomes text, so nothing is
 * evaluated.
 * @throws Error naming a figure that does not exist
 */
export function setWords(tree: Root, named: Named): void {
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

/** An MDX text as a tree, with figures and typography in place, for what reads articles itself. */
export function readMdx(source: string, named: Named): Root {
  const tree = parseMdx(source);
  setWords(tree, named);
  return tree;
}

/** The same as a remark plugin, for Astro, which parses the articles of its pages itself. */
export function remarkWords(readNamed: () => Named) {
  const named = readNamed();
  return (tree: Root) => setWords(tree, named);
}
