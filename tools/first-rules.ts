/** Splits a page's style sheet in two: what its first screen needs, and all of it. */
import { parse } from 'postcss';
import { keepSelectors, keepUsed, onceForAlike, printed } from './used-rules.ts';

/** Pointer and keyboard states come after the paint. */
const LATER_STATES = /^:(?:hover|active|focus(?:-visible|-within)?)$/;

/**
 * @param start markup of the page up to the end of the first screen
 * @param ofKind a sheet with these rules among others, that many pages have: what several of them
 * begin with is found once
 * @returns `first`: the rules of that screen. `all`: every rule in its order, so that it also decides
 * what `first` decided; of a compressed page the repetition takes 100 to 200 bytes.
 */
export function firstRules(css: string, start: string, ofKind = css) {
  const opened = /<details[^>]* open/.test(start);
  const { first, once } = (opened ? ofOpened : ofClosed)(ofKind, { html: [start], scripts: [] });
  return { first, all: once.reduce((left, rule) => left.replace(rule, ''), css) };
}

const [ofOpened, ofClosed] = [rulesWhere(true), rulesWhere(false)];

/** @param opened whether something is open on the screen */
function rulesWhere(opened: boolean) {
  return onceForAlike((css, sources) => {
    const sheet = parse(css);
    sheet.walkAtRules(/^(?:media|supports)$/, (rule) => {
      // In forced colours the borders and underlines come with the rest of the sheet, and what older
      // engines lack in their own (`splitOldEngineRules`).
      if (/^print$|forced-colors|^not /.test(rule.params)) rule.remove();
    });
    keepSelectors(
      sheet,
      ({ nodes }) =>
        !nodes.some((node) => {
          if (node.type === 'attribute') return node.attribute === 'open' && !opened;
          return node.type === 'pseudo' && LATER_STATES.test(node.value);
        }),
    );
    keepUsed(sheet, sources);
    // A font or key frames that came again would be loaded or started again.
    const once: string[] = [];
    sheet.walkAtRules(/^font-face$|keyframes$/, (rule) => void once.push(`${rule}`));
    return { first: printed(sheet), once };
  });
}
