/**
 * What markup may hold: what visitors read comes from content, every visible element from React, and
 * only what an island imports reaches the browser as React.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SHOWN = /^(?:alt|aria-(?:description|label|roledescription|valuetext)|placeholder|title)$/;
/** Names, alike for everybody. */
const ALLOWED = ['(CSV)'];

const WORDS =
  'words come from src/content/fr: CONTRIBUTING.md, « Add a section to a page »; the name of a thing alike for everybody: ALLOWED in tools/markup.test.ts';
/** What a document is made of, which nobody sees. */
const UNSEEN = /^(?:html|head|body|meta|title|link|style|script|slot)$/;
const VISIBLE = 'React writes every visible element: move it into the .tsx beside this file';
const CLIENT = 'Astro’s own islands are refused: CONTRIBUTING.md, « Add an island »';
const DEAD =
  'does nothing in the browser, since no *.island.tsx imports this file: CONTRIBUTING.md, « Add an island »';

/** The files that islands bring to the browser. */
function broughtByIslands(): Set<string> {
  const brought = new Set<string>();
  const bring = (file: string): void => {
    if (brought.has(file) || !/\.tsx?$/.test(file)) return;
    brought.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\bfrom '([#.][^']+)'/g))
      bring(name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name));
  };
  for (const file of globSync('src/**/*.island.tsx')) bring(file);
  return brought;
}

/** What is wrong in the markup of a file, with its line. */
function faultsIn(file: string, source: string, brought: boolean): string[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const markup = source
    .replace(/^---\n.*?^---\n/ms, blank)
    .replace(/<!.*?>|<(script|style)\b.*?<\/\1>/gs, blank)
    .replace(/(?<![$=])\{(\w+)\}/g, '{...$1}');
  const code = file.endsWith('.astro') ? `<>${markup}</>` : source;
  const tree = ts.createSourceFile(`${file}.tsx`, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const refuse = (node: ts.Node, said: string, why: string) => {
    const start = node.getStart() + (ts.isJsxText(node) ? node.text.search(/\S/) : 0);
    const { line } = tree.getLineAndCharacterOfPosition(start);
    found.push(`${file}:${line + 1}: « ${said} »: ${why}`);
  };
  /** The words that an expression between tags shows. */
  const refuseWords = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node) && /\p{L}/u.test(node.text))
      refuse(node, node.text.trim(), WORDS);
    if (ts.isTemplateExpression(node))
      for (const { text } of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
        if (/\p{L}/u.test(text)) refuse(node, text.trim(), WORDS);
    if (ts.isParenthesizedExpression(node)) refuseWords(node.expression);
    if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(refuseWords);
    if (ts.isArrayLiteralExpression(node)) node.elements.forEach(refuseWords);
    if (ts.isBinaryExpression(node) && /[+&|?]/.test(node.operatorToken.getText()))
      [node.left, node.right].forEach(refuseWords);
  };
  const look = (node: ts.Node): void => {
    const between = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
    if (between && node.expression) refuseWords(node.expression);
    const tag =
      ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)
        ? node.tagName.getText()
        : '';
    if (file.endsWith('.astro') && /^[a-z]/.test(tag) && !UNSEEN.test(tag))
      refuse(node, `<${tag}>`, VISIBLE);
    const attribute = ts.isJsxAttribute(node) ? node.name.getText() : '';
    const shown =
      ts.isJsxText(node) ||
      (ts.isStringLiteral(node) &&
        ts.isJsxAttribute(node.parent) &&
        SHOWN.test(node.parent.name.getText()));
    const said = shown ? node.text.trim() : '';
    if (/\p{L}/u.test(said.replace(/&\w+;/g, '')) && !ALLOWED.includes(said))
      refuse(node, said, WORDS);
    if (attribute.startsWith('client:')) refuse(node, attribute, CLIENT);
    const called = ts.isCallExpression(node) ? node.expression.getText() : '';
    if (!brought && /^on[A-Z]/.test(attribute)) refuse(node, attribute, DEAD);
    if (!brought && /^(?:React\.)?use(?:Effect|LayoutEffect|Reducer|State)$/.test(called))
      refuse(node, called, DEAD);
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

test('markup holds no words, no island of Astro’s, and acts only where an island brings it', () => {
  const files = globSync('src/**/*.{tsx,astro}').filter(
    (file) => !/\.test\.|^src\/(?:editor|islands)\/.*x$/.test(file),
  );
  expect(files).toContain('src/pages/index.astro');
  const brought = broughtByIslands();
  expect(brought).toContain('src/components/ui/Chips.tsx');
  expect(faultsIn('a.tsx', '<p onClick={go}>Bonjour</p>', false)).toHaveLength(2);
  expect(
    files.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8'), brought.has(file))),
  ).toEqual([]);
});
