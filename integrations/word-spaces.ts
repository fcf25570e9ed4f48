import type { AstroIntegration } from 'astro';
import { isWord, partsOf, typed, UNBROKEN } from '#lib/unbroken.ts';
import { changePages } from '../tools/dist.ts';

/** What React compares with its own; text letter for letter. */
const APART =
  /(<div data-island=.*?(?=<script type="application\/json">)|<(?:script|style|pre)\b.*?<\/(?:script|style|pre)>)/s;

const TAG = /(<!--.*?-->|<(?:"[^"]*"|'[^']*'|[^"'>])*>)/s;
/** They hold plain text only; in drawings nothing breaks. */
const PLAIN = /^<(\/?)(?:svg|title|option|textarea|code)\b/;

/**
 * What must not break, in texts that React did not write, gets its element (`lib/jsx-runtime.ts`).
 */
export function wordSpaces(): AstroIntegration {
  return {
    name: 'word-spaces',
    hooks: { 'astro:build:done': ({ dir }) => changePages(dir, written) },
  };
}

/** The markup with those elements. */
export const written = (html: string) =>
  html
    .split(APART)
    .map((part, at) => (at % 2 === 0 ? unbroken(part) : part))
    .join('');

function unbroken(html: string): string {
  let plain = 0;
  const set = (text: string) =>
    partsOf(text)
      .map((part, at) =>
        at % 2 > 0 ? `<${UNBROKEN}${isWord(part) ? ' data-word' : ''}>${part}</${UNBROKEN}>` : part,
      )
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
