import type { AstroIntegration } from 'astro';
import { SPACER } from '#lib/unbroken.ts';
import { changePages } from '../tools/dist.ts';

/** What React compares with its own; text letter for letter. */
const APART =
  /(<div data-island=.*?(?=<script type="application\/json">)|<(?:script|style|pre)\b.*?<\/(?:script|style|pre)>)/s;
/** A field stands there as a word does. */
const FIELD = '<input\\b[^>]* type="(?!radio|checkbox|hidden)[^>]*>';
/** Not what text browsers set apart by themselves, nor what stands within a word. */
const TAG_END = `(?!(?:address|blockquote|br|caption|dd|div|dl|dt|h[1-6]|hr|li|ol|option|p|select|table|t[dhr]|ul|wbr|su[bp]|tspan)\\b)[^>]*>`;
const ICON = '<!--[^>]*-->|<svg[^>]*>(?:(?!</svg>).)*</svg>';
/** The end of a word, the ends of its elements, other tags, the beginning of another word. */
const TOUCHING = new RegExp(
  `(?<=[\\p{L}\\p{N}.?!»)%:+−](?:<wbr/>|</su[bp]>)?|${FIELD})(\\s*(?:${ICON}|</${TAG_END})*)((?:\\s|${ICON}|(?!${FIELD})</?${TAG_END})*)(?=[\\p{L}\\p{N}«(#→+−]|${FIELD})`,
  'gsu',
);
/** An element that sets neighbours apart, with what is written between the tags. */
const BETWEEN = /<(?!!)[^>]*>/;

/**
 * Writes a space between neighbours that touch (`</a><a>`). CSS draws them apart; a text browser, a
 * crawler or a page whose style did not come would read « IAContactFAQ ». Between two figures it is
 * a comma: « 4 650 1 209 000 » reads as one. What must not break, in texts that React did not write,
 * gets its element (`lib/jsx-runtime.ts`).
 */
export function wordSpaces(): AstroIntegration {
  return {
    name: 'word-spaces',
    hooks: { 'astro:build:done': ({ dir }) => changePages(dir, written) },
  };
}

/** The markup with those spaces and elements. */
export const written = (html: string) =>
  html
    .split(APART)
    .map((part, at) => {
      if (at % 2 === 0) return spaced(part);
      return part.startsWith('<div') ? spaced(part, true) : part;
    })
    .join('');

const spaced = (html: string, island = false) =>
  html.replace(TOUCHING, (tags, closing: string, opening: string, at: number) => {
    const figures = /^\d\d$/.test(`${html[at - 1]}${html[at + tags.length]}`);
    if (!BETWEEN.test(tags) || (!figures && /\s/.test(tags.replace(/<[^>]*>/g, '')))) return tags;
    if (!figures && !island) return `${closing} ${opening}`;
    return `${closing}<${SPACER}>${figures ? ', ' : ' '}</${SPACER}>${opening}`;
  });
