/** Takes the layers off a style sheet: engines before Chrome 99 and Safari 15.4 drop what is in one. */
import { generate, type Node } from 'css-tree';
import { isGroup, sheetOf } from './used-rules.ts';

/** Around the margins in place of gaps (`old-engines.ts`), as the build prints it. */
const GAPS = 'not (inset:0)';
/** `inset` came to Chrome 87, gaps to 84, which knows `appearance`. */
const NO_GAPS = 'not ((inset:0) or (appearance:none))';

const known = new Map<string, string>();

/**
 * The rules in the order of their layers, which a statement at the start of the sheet lists; those
 * in no layer come last. One that weighs more than one of a layer above would win where it did not:
 * `tests/browser/every-page/layers.ts` finds it.
 * Margins in place of gaps begin their layer, so that those of the authors win.
 */
export function flatLayers(css: string): string {
  const found = known.get(css);
  if (found !== undefined) return found;
  const nodes = [...(sheetOf(css).children ?? [])];
  const names = nodes.filter((node) => isLayer(node) && !node.block).flatMap(namesOf);
  const flat = [...new Set(names), ''].map((layer) => {
    const rulesIn = (margins: boolean) =>
      nodes.map((node) => rulesOf(node, layer, margins)).join('');
    const gaps = rulesIn(true);
    return (gaps && `@supports ${NO_GAPS}{${gaps}}`) + rulesIn(false);
  });
  known.set(css, flat.join(''));
  return flat.join('');
}

const isLayer = ({ type, name }: Node) => type === 'Atrule' && name === 'layer';
const namesOf = ({ prelude }: Node) => (prelude ? generate(prelude).split(/\s*,\s*/) : []);

/** What of a node stands in a layer: margins in place of gaps, or all else. */
function rulesOf(node: Node, layer: string, margins: boolean, at = '', inGaps = false): string {
  if (!isGroup(node)) {
    return at === layer && inGaps === margins && !isLayer(node) ? generate(node) : '';
  }
  const condition = node.prelude ? generate(node.prelude) : '';
  const isGaps = condition === GAPS;
  const within = isLayer(node) ? condition : at;
  const rules = [...(node.block?.children ?? [])]
    .map((one) => rulesOf(one, layer, margins, within, inGaps || isGaps))
    .join('');
  if (!rules || isLayer(node) || isGaps) return rules;
  return `@${node.name}${condition && ` ${condition}`}{${rules}}`;
}
