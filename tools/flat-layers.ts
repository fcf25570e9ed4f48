/** Takes off layers: engines before Chrome 99 and Safari 15.4 drop what is in a layer. */
import { globSync, readFileSync } from 'node:fs';
import { type ChildNode, list, parse } from 'postcss';

/** At-rules that contain rules. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope']);

/**
 * The rules in the order of their layers, which a statement at the start of the sheet lists; those
 * in no layer come last. A rule that weighs more than a rule of a layer above would win where it
 * did not: `tests/browser/page-checks/layers.ts` finds it.
 * @throws on a layer that the statement does not list
 */
export function flatLayers(css: string): string {
  const sheet = parse(css);
  const layers = new Set<string>();
  sheet.walkAtRules('layer', ({ nodes, params }) => {
    if (!nodes) for (const name of list.comma(params)) layers.add(name);
  });
  sheet.walkAtRules('layer', ({ nodes, params }) => {
    if (!nodes || layers.has(params)) return;
    throw new Error(
      `${sourcesOf(params)}@layer ${params} {${nodes[0]}} : la liste des calques (${[...layers].join(', ')}) ne connaît pas celui-ci, ses règles seraient perdues.`,
    );
  });
  const rules = [...layers, ''].flatMap((layer) => sheet.nodes.map((node) => rulesOf(node, layer)));
  // What a page and its island both import comes twice: the last counts.
  return rules.filter((rule, at) => rules.lastIndexOf(rule) === at).join('');
}

/** The files and lines that open a layer, as the beginning of a message. */
function sourcesOf(layer: string): string {
  const name = layer.replace(/^.*\./, '');
  const opens = new RegExp(`@layer\\s*${name}\\s*\\{|layer\\(${name}\\)`);
  const places = globSync('src/**/*.{css,astro,ts}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (opens.test(line) ? `${file}, ligne ${at + 1} : ` : [])),
  );
  return places.join('');
}

/** What of a node is in a layer. */
function rulesOf(node: ChildNode, layer: string, at = ''): string {
  if (node.type !== 'atrule' || !GROUPS.has(node.name)) return at === layer ? `${node}` : '';
  const isLayer = node.name === 'layer';
  const within = isLayer ? node.params : at;
  const rules = (node.nodes ?? []).map((one) => rulesOf(one, layer, within)).join('');
  return rules && !isLayer ? `@${node.name} ${node.params}{${rules}}` : rules;
}
