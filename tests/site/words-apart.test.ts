/** What a text browser, a crawler or a visitor whose style did not load reads. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { builtPages } from '../../tools/built-pages.ts';
import { listFiles } from '../../tools/dist.ts';

/** Not shown, or letter for letter. */
const LEFT_OUT = /<(script|style|template|textarea|pre)\b.*?<\/\1>|<head>.*?<\/head>/gs;
/** Within a word. */
const WITHIN = /<!--.*?-->|<\/?(?:bdi|wbr|sup|sub|tspan)\b[^>]*>/gs;
/** Lynx and w3m set these apart, and no others: `details`, `nav`, `fieldset` are words to them. */
const APART =
  /<\/?(?:address|blockquote|br|caption|dd|div|dl|dt|h[1-6]|hr|li|ol|option|p|select|table|td|th|tr|ul)\b[^>]*>/g;
const FIELD = /<input\b[^>]* type="(?!radio|checkbox|hidden)[^>]*>/g;
/**
 * Words that touch; two figures that are read as one figure; a sign of a button read with a figure.
 */
const GLUED = /[\p{L}\p{N}.?!»)%:+−▯]\|[\p{L}\p{N}«(#→+−▯]|\d[ |]*\|[ |]*\d|[+−] ?\|[ |]*\d/gu;

/** The texts that touch, each with what is around it. */
function gluedIn(html: string): string[] {
  const text = html
    .replace(LEFT_OUT, '\n')
    .replace(WITHIN, '')
    .replace(APART, '\n')
    .replace(FIELD, '|▯|')
    .replace(/(?:<[^>]+>|\|)+/g, '|');
  return [...text.matchAll(GLUED)].map(({ index }) =>
    text.slice(Math.max(0, index - 20), index + 20),
  );
}

test.each(await builtPages())('$path: neighbours do not run together', ({ html }) => {
  expect(gluedIn(html)).toEqual([]);
});

test('nor on the screens that pages fetch', async () => {
  // Written by `integrations/page-styles.ts`.
  const files = (await listFiles('dist')).filter((file) => /\/ecrans\/[^/]+\.json$/.test(file));
  expect(files).not.toEqual([]);
  for (const file of files)
    expect(gluedIn(JSON.parse(await readFile(`dist/${file}`, 'utf8'))), file).toEqual([]);
});
