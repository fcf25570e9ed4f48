import type { RehypePlugin } from '@astrojs/markdown-remark';
import { SKIP, visit } from 'unist-util-visit';
import { splitAtFigures } from './unbroken.ts';

/** In articles: the elements of `ui/unbroken.ts`, which keep a line from cutting figures. */
export const rehypeUnbroken: RehypePlugin = () => (tree) => {
  visit(tree, 'text', (node, index, parent) => {
    const parts = splitAtFigures(node.value);
    if (parts.length < 2 || parent?.type !== 'element' || index === undefined) return;
    if (parent.tagName === 'code') return;
    const bdi = (children: typeof parent.children) =>
      ({ type: 'element', tagName: 'bdi', properties: {}, children }) as const;
    const texts = parts.map((value) => ({ type: 'text', value }) as const);
    parent.children[index] = bdi(texts.map((text, at) => (at % 2 > 0 ? bdi([text]) : text)));
    return SKIP;
  });
};
