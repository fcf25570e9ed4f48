/** Splits a page's style sheet in two: what its first screen needs, and all of it. */
import { parse } from 'postcss';
import { keepSelectors, keepUsed, onceForAlike, printed } from './used-rules.ts';

/** Pointer and keyboard states come after the paint. */
const LATER_STATES = /^:(?:hover|active|focus(?:-visible|-within)?)$/;

/**
 * @param start markup of the page up to the end of the first screen
 * @returns `first`: the rules of that screen. `all`: every rule in its order, so that it also decides
 * what `first` decided; of a compressed page the repetition takes 100 to 200 bytes.
 */
export function firstRules(css: string, start: string): { first: string; all: string } {
  const opened = /<details[^>]* open/.test(start);
  return (opened ? ofOpened : ofClosed)(css, { html: [start], scripts: [] });
}

const [ofOpened, ofClosed] = [rulesWhere(true), rulesWhere(false)];

/** @param opened whether something is open on the screen */
function rulesWhere(opened: boolean) {
  return onceForAlike((css, sources) => {
    const sheet = parse(css);
    sheet.walkAtRules('media', (rule) => {
      // In forced colours the borders and underlines come with the rest of the sheet.
      if (/^print$|forced-colors/.test(rule.params)) rule.remove();
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
    let all = css;
    sheet.walkAtRules(/^font-face$|keyframes$/, (rule) => {
      all = all.replace(`${rule}`, '');
    });
    return { first: printed(sheet), all };
  });
}
