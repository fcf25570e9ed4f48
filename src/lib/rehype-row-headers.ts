import type { RehypePlugin } from '@astrojs/markdown-remark';
import { visit } from 'unist-util-visit';

/** Markdown has no row headers: the first cell of each row of a table's body becomes a header. */
export const rehypeRowHeaders: RehypePlugin = () => (tree) => {
  visit(tree, 'element', ({ tagName, children }) => {
    if (tagName !== 'tbody') return;
    for (const row of children) {
      if (row.type !== 'element') continue;
      const first = row.children.find((cell) => cell.type === 'element');
      if (first?.tagName !== 'td') continue;
      first.tagName = 'th';
      first.properties.scope = 'row';
    }
  });
};
