/** Splits a page's style sheet in two: what its first screen needs, and all of it. */
import { generate, type Node } from 'css-tree';
import { groupWith, isGroup, sheetOf, usedRules, withChildren } from './used-rules.ts';

/** Pointer and keyboard states come after the paint. */
const LATER_STATES = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within']);

/**
 * @param start markup of the page up to the end of the first screen
 * @returns `first`: the rules of that screen. `all`: every rule in its order, so that it also decides
 * what `first` decided; of a compressed page the repetition takes 100 to 200 bytes.
 */
export function firstRules(css: string, start: string): { first: string; all: string } {
  const sheet = sheetOf(css);
  const first = usedRules(generate(withChildren(sheet, atOnce)), { html: [start], scripts: [] });
  // A face or key frames that came again would be loaded or started again.
  const others = (node: Node) =>
    node.type === 'Rule' || isGroup(node) || !first.includes(generate(node)) ? node : undefined;
  return { first, all: generate(withChildren(sheet, others)) };
}

/** The rule without the selectors that match only later; undefined if none is left. */
function atOnce(node: Node): Node | undefined {
  if (isGroup(node)) return isPrint(node) ? undefined : groupWith(node, atOnce);
  if (node.type !== 'Rule' || !node.prelude) return node;
  const prelude = withChildren(node.prelude, (one) => (isState(one) ? undefined : one));
  return prelude.children?.isEmpty ? undefined : { ...node, prelude };
}

const isPrint = ({ prelude }: Node) => prelude !== null && generate(prelude) === 'print';

const isState = (selector: Node) =>
  [...(selector.children ?? [])].some(
    ({ type, name }) => type === 'PseudoClassSelector' && LATER_STATES.has(name),
  );
