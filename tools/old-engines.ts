/**
 * Authors write modern CSS; this says the same to older engines. Prefixes and the rest are Lightning
 * CSS's (`cssTarget`). Which engines, and what they miss: docs/decisions/015-older-engines.md.
 */
import isPseudoClass from '@csstools/postcss-is-pseudo-class';
import {
  type AcceptedPlugin,
  type AtRule,
  type Declaration,
  list,
  parse,
  type Rule,
} from 'postcss';
import logical from 'postcss-logical';
import selectorNot from 'postcss-selector-not';
import { printed } from './used-rules.ts';

/** What is between the brackets of a call, with calls of calls in it. */
const WITHIN = String.raw`\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)`;

/** The value with each call of some functions replaced. */
function replaceCalls(value: string, names: string, replace: (args: string[]) => string): string {
  const call = new RegExp(`\\b(?:${names})${WITHIN}`);
  const left = value.replace(call, (_, args) => replace(list.comma(args)));
  return left === value ? value : replaceCalls(left, names, replace);
}

const firstOfCalls = (value: string) =>
  replaceCalls(value, 'clamp|min|max', ([first = '']) =>
    / [-+*/] /.test(first) ? `calc(${first})` : first,
  );

/** What older engines can do with a value instead; by a condition that newer engines meet. */
const OLDER_VALUES: Readonly<Record<string, (declaration: Declaration) => string | undefined>> = {
  '(width:clamp(1px,1px,1px))': ({ value }) => firstOfCalls(value),
  '(width:1cqi)': ({ value }) => (value.includes('cqi') ? firstOfCalls(value) : undefined),
  '(color:color-mix(in srgb,red,red))': ({ prop, value }) =>
    replaceCalls(value, 'color-mix', ([, one = '', other = '']) => {
      const [colour = '', share = ''] = list.space(one);
      // A line in a colour mixed with transparency is better too strong than missing.
      return /^(border|--line|--rule)/.test(prop) || Number.parseFloat(share) > 50 ? colour : other;
    }),
  '(overflow:clip)': ({ value }) => ({ clip: 'hidden', anywhere: 'break-word' })[value],
  // As `grid-gap`.
  '(inset:0)': ({ prop, value }) => (prop.endsWith('gap') ? value : undefined),
};

/** Of every sheet, in Vite's PostCSS. */
export const oldEngines: AcceptedPlugin[] = [
  logical(),
  // A list with different specificities cannot be split without a change: it warns.
  isPseudoClass({ preserve: false, onComplexSelector: 'warning', specificityMatchingName: 'x' }),
  selectorNot(),
];

/** What older engines need of the sheets that scripts add, by file (`integrations/vite-plugins.ts`). */
export const oldRulesByScript = new Map<string, readonly string[]>();

type Box = Readonly<Record<string, string>>;

/** Margins that replace the gaps of a flex box; empty if it needs none. */
function marginsOf(selector: string, box: Box): string {
  const flow = `${box['flex-flow']} ${box['flex-direction']} ${box['flex-wrap']}`;
  const wraps = / wrap/.test(flow);
  // The gap of a cluster is in a separate class (`components/ui/layout.module.css`).
  const said = box['column-gap'] ?? box.gap ?? (wraps ? '8px' : '0');
  const [row = '', column = row] = list.space(said);
  if (!box.display?.endsWith('flex') || said === '0') return '';
  if (flow.includes('column')) return `${selector}>*+*{margin-top:${row}}`;
  // Text beside an icon or a mark is not an element.
  return wraps
    ? `${selector}>*{margin:0 ${column} ${row} 0}${selector}>:last-child:not(:only-child){margin-right:0}${selector}>svg:only-child,${selector}>small:only-child{margin-left:${column}}`
    : `${selector}>*+*{margin-left:${column}}${selector}:before{margin-right:${column}}${selector}>svg:only-child,${selector}>span:only-child{margin:0 ${column}}`;
}

/** The rules in the at-rules around a node. */
function within({ parent }: Rule | AtRule, rules: string): string {
  if (parent?.type !== 'atrule') return rules;
  const group = parent as AtRule;
  return within(group, `@${group.name} ${group.params}{${rules}}`);
}

/** Weighs a little more than the rule that it replaces, which comes later. */
const heavier = ({ selectors }: Rule) =>
  selectors.map((one) => (one.startsWith(':root') ? `html${one}` : `html ${one}`)).join();

/**
 * Takes out of a sheet what only older engines need, and adds what its rules cannot say one by one:
 * all that goes into a file that newer engines never fetch (`seasons/theme-days.ts`), before the
 * page's rules. Where flex boxes have no gaps (until Chrome 83, Safari 14.0; `appearance` came with
 * them, `inset` a little later) their parts have margins, which any other rule overrides.
 */
export function splitOldEngineRules(css: string): { css: string; older: readonly string[] } {
  const root = parse(css);
  const boxes = new Map<string, { one: string; rule: Rule; box: Box }>();
  const older: string[] = [];
  // Of which parts which properties have older values.
  const mended = new Set<string>();
  root.walkAtRules('supports', (rule) => {
    if (!rule.params.startsWith('not ')) return;
    rule.walkRules((one) => {
      one.selector = heavier(one);
    });
    older.push(within(rule, `${rule}`));
    rule.remove();
  });
  // `enhance/older.ts` marks the page where scripts run and this feature is not known.
  root.walkAtRules('media', (rule) => {
    const [asked, state] = /\(scripting:(enabled|none)\)/.exec(rule.params) ?? [];
    if (!asked) return;
    const marked = rule.clone({ params: rule.params.replace(asked, '(min-width:0)') });
    const mark = state === 'none' ? 'body:not([data-scripting])' : '[data-scripting]';
    marked.walkRules((one) => {
      one.selectors = one.selectors.map((selector) => `${mark} ${selector}`);
    });
    older.push(`${marked}`);
  });
  root.walkRules((rule) => {
    const declarations = rule.nodes.filter((node) => node.type === 'decl');
    // `.card p` and `margin-top` belong with `.card` and `margin`.
    const [part] = rule.selector.split(/[ >+~:[]/);
    for (const [known, olderValue] of Object.entries(OLDER_VALUES)) {
      const olds = declarations.flatMap((one) => {
        const value = olderValue(one) ?? one.value;
        const [family] = one.prop.startsWith('--') ? [one.prop] : one.prop.split('-');
        const key = `${known} ${part} ${family}`;
        if (value !== one.value || (known === '(inset:0)' && one.prop.endsWith('gap'))) {
          mended.add(key);
        }
        // What a later rule says of the same part still comes later.
        return mended.has(key)
          ? `${one.prop.replace(/^(row-|column-)?gap$/, 'grid-$&')}:${value}`
          : [];
      });
      if (!olds[0]) continue;
      const all = within(rule, `${heavier(rule)}{${olds.join(';')}}`);
      older.push(`@supports not ${known}{${all}}`);
    }
    if (rule.parent !== root && !within(rule, '').startsWith('@media')) return;
    const box = Object.fromEntries(declarations.map(({ prop, value }) => [prop, value]));
    for (const one of rule.selectors) {
      const key = within(rule, one);
      boxes.set(key, { one, rule, box: { ...boxes.get(key)?.box, ...box } });
    }
  });
  for (const { one, rule, box } of boxes.values()) {
    // Some are flex boxes only at some window widths; if they wrap, margins would break more rows.
    const everywhere = rule.parent === root ? {} : (boxes.get(one)?.box ?? {});
    const margins = marginsOf(one, { ...everywhere, ...box });
    const hasMargins = rule.parent !== root && marginsOf(one, everywhere) !== '';
    const wrapsRows = rule.parent !== root && margins.includes('>*{');
    if (!margins || hasMargins || wrapsRows) continue;
    const all = within(rule, margins);
    older.push(`@supports not ((inset:0) or (appearance:none)){${all}}`);
  }
  return { css: printed(root), older };
}
