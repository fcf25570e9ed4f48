/** What a text browser, a crawler or a visitor whose style did not come reads. */
import { expect, test } from 'vitest';
import { builtPages } from '../../tools/built-pages.ts';

/** Not shown, or letter for letter. */
const LEFT_OUT = /<(script|style|template|textarea|pre)\b.*?<\/\1>|<head>.*?<\/head>/gs;
/** Within a word. */
const WITHIN = /<!--.*?-->|<\/?(?:wbr|sup|sub|tspan)\b[^>]*>/gs;
/** Lynx and w3m set these apart, and no others: `details`, `nav`, `fieldset` are words to them. */
const APART =
  /<\/?(?:address|blockquote|br|caption|dd|div|dl|dt|h[1-6]|hr|li|ol|option|p|select|table|td|th|tr|ul)\b[^>]*>/g;
const FIELD = /<input\b[^>]* type="(?!radio|checkbox|hidden)[^>]*>/g;
/** Words that touch; two figures that are read as one; a sign on a button that is read with one. */
const GLUED = /[\p{L}\p{N}.?!»)%:+−▯]\|[\p{L}\p{N}«(#→+−▯]|\d[ |]*\|[ |]*\d|[+−] ?\|[ |]*\d/gu;

test.each(await builtPages())('$path: neighbours do not run together', ({ html }) => {
  const text = html
    .replace(LEFT_OUT, '\n')
    .replace(WITHIN, '')
    .replace(APART, '\n')
    .replace(FIELD, '|▯|')
    .replace(/(?:<[^>]+>|\|)+/g, '|');
  const glued = [...text.matchAll(GLUED)].map(({ index }) => text.slice(index - 20, index + 20));
  expect(glued).toEqual([]);
});
