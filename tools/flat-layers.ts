/** Takes the layers off a style sheet: engines before Chrome 99 and Safari 15.4 drop what is in one. */
import { generate, type Node } from 'css-tree';
import { isGroup, sheetOf } from './used-rules.ts';

/**
 * The rules in the order of their layers, which a statement at the start of the sheet lists; those
 * in no layer come last. One that weighs more than one of a layer above would win where it did not:
 * `tests/browser/every-page/layers.ts` finds it.
 */
export function flatLayers(css: string): string {
  const nodes = [...(sheetOf(css).children ?? [])];
  const names = nodes.filter((node) => isLayer(node) && !node.block).flatMap(namesOf);
  const layers = [...new Set(names), ''];
  return layers.flatMap((layer) => nodes.map((node) => rulesOf(node, layer))).join('');
}

const isLayer = ({ type, name }: Node) => type === 'Atrule' && name === 'layer';
const namesOf = ({ prelude }: Node) => (prelude ? generate(prelude).split(/\s*,\s*/) : []);

/** What of a node stands in a layer. */
function rulesOf(node: Node, layer: string, at = ''): string {
  if (!isGroup(node)) return at === layer && !isLayer(node) ? generate(node) : '';
  const condition = node.prelude ? generate(node.prelude) : '';
  const within = isLayer(node) ? condition : at;
  const rules = [...(node.block?.children ?? [])]
    .map((one) => rulesOf(one, layer, within))
    .join('');
  if (!rules || isLayer(node)) return rules;
  return `@${node.name}${condition && ` ${condition}`}{${rules}}`;
}
