import type { RehypePlugin } from '@astrojs/markdown-remark';
import { SKIP, visit } from 'unist-util-visit';
import { partsOf } from './unbroken.ts';

/** In articles: an element around each figure, which no line cuts (`components/ui/Unbroken`). */
export const rehypeUnbroken: RehypePlugin = () => (tree) => {
  visit(tree, 'text', (node, index, parent) => {
    const parts = partsOf(node.value);
    if (parts.length < 2 || !parent || index === undefined) return;
    if (parent.type === 'element' && parent.tagName === 'code') return;
    const nodes = parts.map((value, at) => {
      const text = { type: 'text' as const, value };
      if (at % 2 === 0) return text;
      const properties = { className: ['unbroken'] };
      return { type: 'element' as const, tagName: 'span', properties, children: [text] };
    });
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
};
