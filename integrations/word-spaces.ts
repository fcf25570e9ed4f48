import type { AstroIntegration } from 'astro';
import { HOLDER, partsOf, typed, UNBROKEN } from '#lib/unbroken.ts';
import { changePages } from '../tools/dist.ts';

/** Where a space would be a fault: text letter for letter, and what React compares with its own. */
const LEFT_ALONE =
  /(<(script|style|pre|code)\b.*?<\/\2>|<div data-island=.*?<script type="application\/json">.*?<\/script>)/s;
const INLINE = `(?:a|b|button|em|i|label|small|span|strong|time|${HOLDER}|${UNBROKEN})`;
const ICON = '<!-- -->|<svg[^>]*>(?:(?!</svg>).)*</svg>';
/** The end of a word, the ends of its elements, other tags, the beginning of another word. */
const TOUCHING = new RegExp(
  `(?<=[\\p{L}\\p{N}.?!»)%])((?:${ICON}|</${INLINE}>)*)((?:${ICON}|</?${INLINE}\\b[^>]*>)*)(?=[\\p{L}\\p{N}«(])`,
  'gsu',
);

const TAG = /(<!--.*?-->|<(?:"[^"]*"|'[^']*'|[^"'>])*>)/s;
/** They hold plain text only; in drawings nothing breaks. */
const PLAIN = /^<(\/?)(?:svg|title|option|textarea)\b/;

/**
 * Writes a space between inline elements that touch (`</a><a>`). CSS draws them apart; a text
 * browser, a crawler or a page whose style did not come would read « IAContactFAQ ». What must not
 * break, in texts that React did not write, gets its element (`lib/jsx-runtime.ts`).
 */
export function wordSpaces(): AstroIntegration {
  return {
    name: 'word-spaces',
    hooks: { 'astro:build:done': ({ dir }) => changePages(dir, spaced) },
  };
}

/** `split` gives the text between, what is left alone and the name of its element, in turn. */
const spaced = (html: string) =>
  html
    .split(LEFT_ALONE)
    .map((part, at) => {
      if (at % 3 === 2) return '';
      if (at % 3 === 1) return part;
      return unbroken(part).replace(TOUCHING, (tags, closing, opening) =>
        /<[^!]/.test(tags) ? `${closing} ${opening}` : tags,
      );
    })
    .join('');

function unbroken(html: string): string {
  let plain = 0;
  const set = (text: string) =>
    partsOf(text)
      .map((part, at) => (at % 2 > 0 ? `<${UNBROKEN}>${part}</${UNBROKEN}>` : part))
      .join('');
  return html
    .split(TAG)
    .map((piece, at) => {
      const [found, end] = (at % 2 > 0 && PLAIN.exec(piece)) || [];
      if (found) plain += end ? -1 : 1;
      return at % 2 > 0 || plain ? typed(piece) : set(piece);
    })
    .join('');
}
