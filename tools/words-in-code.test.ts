/** What visitors read comes from content: no words between tags, nor in attributes that are read. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SHOWN = /^(?:alt|aria-(?:description|label|roledescription|valuetext)|placeholder|title)$/;
/** Names, alike for everybody. */
const ALLOWED = ['(CSV)'];

/** The words that the markup of a file holds. */
function wordsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const markup = source
    .replace(/^---\n.*?^---\n/ms, '')
    .replace(/<!.*?>|<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/(?<![$=])\{(\w+)\}/g, '{...$1}');
  const code = file.endsWith('.astro') ? `<>${markup}</>` : source;
  const tree = ts.createSourceFile(`${file}.tsx`, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const shown =
      ts.isJsxText(node) ||
      (ts.isStringLiteral(node) &&
        ts.isJsxAttribute(node.parent) &&
        SHOWN.test(node.parent.name.getText()));
    if (shown && /\p{L}/u.test(node.text.replace(/&\w+;/g, ''))) found.push(node.text.trim());
    ts.forEachChild(node, look);
  };
  look(tree);
  return found.filter((words) => !ALLOWED.includes(words));
}

test('markup holds no words', () => {
  const files = globSync('src/**/*.{tsx,astro}').filter(
    (file) => !/\.test\.|\/ui\/examples\.|^src\/(?:dev-pages|editor)\//.test(file),
  );
  expect(files).toContain('src/pages/index.astro');
  expect(files.flatMap((file) => wordsIn(file).map((words) => `${file}: ${words}`))).toEqual([]);
});
