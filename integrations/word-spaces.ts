import type { AstroIntegration } from 'astro';
import { changePages } from '../tools/dist.ts';

/** Where a space would be a fault: text letter for letter, and what React compares with its own. */
const LEFT_ALONE =
  /(<(script|style|pre|code)\b.*?<\/\2>|<div data-island=.*?<script type="application\/json">)/s;
const INLINE = '(?:a|b|button|em|i|label|small|span|strong|time)';
const ICON = '<!-- -->|<svg[^>]*>(?:(?!</svg>).)*</svg>';
/** The end of a word, the ends of its elements, other tags, the beginning of another word. */
const TOUCHING = new RegExp(
  `(?<=[\\p{L}\\p{N}.?!»)%])((?:${ICON}|</${INLINE}>)*)((?:${ICON}|</?${INLINE}\\b[^>]*>)*)(?=[\\p{L}\\p{N}«(])`,
  'gsu',
);

/**
 * Writes a space between inline elements that touch (`</a><a>`). CSS draws them apart; a text
 * browser, a crawler or a page whose style did not come would read « IAContactFAQ ».
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
      return part.replace(TOUCHING, (tags, closing, opening) =>
        /<[^!]/.test(tags) ? `${closing} ${opening}` : tags,
      );
    })
    .join('');
