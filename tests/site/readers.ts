/** What others read of a page: a text browser or a crawler, a screen reader, an engine of styles. */
import { readFileSync } from 'node:fs';
import { plain, without } from '../../tools/built-pages.ts';

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
export function gluedIn(html: string): string[] {
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

/** The custom properties that are read without a fallback, and that no style of the page defines. */
export function undefinedIn(html: string): string[] {
  const apart = [...html.matchAll(/href="(\/_a\/apart\.\w+\.css)"/g)].map(([, file]) =>
    readFileSync(`dist${file}`, 'utf8'),
  );
  const own = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  const css = [...own, ...apart].join('');
  const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  return read.filter((name) => !defined.has(name));
}

/** The names of links that lead to several addresses. */
export function namesOfTwo(page: Document): string[] {
  const said = without(page, '[aria-hidden="true"]');
  // The e-mail link of the footer has a fixed subject and counts as the plain mailbox.
  const usual = said.querySelector('footer a[href^="mailto:"]')?.getAttribute('href');
  const addressOf = (link: Element) => {
    const href = link.getAttribute('href') ?? '';
    return href === usual ? href.replace(/\?.*/, '') : href;
  };
  const nameOf = (link: Element) => plain(link.getAttribute('aria-label') ?? link.textContent);
  // Only one menu is open at a time, so two menus may have links of the same name.
  const menuOf = (link: Element) =>
    plain(link.closest('details[name]')?.querySelector('summary')?.textContent);
  const named = Map.groupBy([...said.querySelectorAll('a[href]')], (link) =>
    [nameOf(link).toLowerCase(), menuOf(link)].join(' | '),
  );
  return [...named].flatMap(([name, same]) => (new Set(same.map(addressOf)).size > 1 ? name : []));
}

/** Whether a figure has a sign, « 50+ » or « < 3 », that is not said with words. */
export const isBareSign = (part: Element) =>
  /\d\s*K?\+$|^<\s*\d/.test(plain(part.textContent)) &&
  !part.querySelector('[role="img"][aria-label]');
