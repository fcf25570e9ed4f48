/**
 * Authors write modern CSS; this says the same to older engines. Prefixes and the rest are Lightning
 * CSS's (`cssTarget`). Which engines, and what they miss: docs/decisions/015-older-engines.md.
 */
import isPseudoClass from '@csstools/postcss-is-pseudo-class';
import { type AcceptedPlugin, type Declaration, list, parse } from 'postcss';
import logical from 'postcss-logical';
import selectorNot from 'postcss-selector-not';

/** The value with each call of a function replaced; undefined if there is none. */
function replaceCalls(
  value: string,
  call: RegExp,
  replace: (args: string[]) => string,
): string | undefined {
  const found = call.exec(value);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  let end = start;
  for (let depth = 1; depth > 0; end += 1) depth += { '(': 1, ')': -1 }[value[end] ?? ')'] ?? 0;
  const text = replace(list.comma(value.slice(start, end - 1)));
  const left = value.slice(0, found.index) + text + value.slice(end);
  return replaceCalls(left, call, replace) ?? left;
}

const firstOfCalls = (value: string) =>
  replaceCalls(value, /\b(?:clamp|min|max)\(/, ([first = '']) => first);

/** What older engines can do with a value instead; by a condition that newer ones meet. */
const OLDER_VALUES: Readonly<Record<string, (declaration: Declaration) => string | undefined>> = {
  '(width:max(1px,1px))': ({ value }) => firstOfCalls(value),
  '(width:1cqi)': ({ value }) => (value.includes('cqi') ? firstOfCalls(value) : undefined),
  '(color:color-mix(in srgb,red,red))': ({ prop, value }) =>
    replaceCalls(value, /\bcolor-mix\(/, ([, one = '', other = '']) => {
      const [colour = '', share = ''] = list.space(one);
      // A line of a colour mixed with nothing is better too strong than gone.
      return prop.startsWith('border') || Number.parseFloat(share) > 50 ? colour : other;
    }),
  '(overflow:clip)': ({ prop, value }) =>
    new Map([
      ['overflow clip', 'hidden'],
      ['overflow-wrap anywhere', 'break-word'],
    ]).get(`${prop} ${value}`),
};

/** Whether an older engine takes the value as it stands, and only then finds that it is none. */
const isTaken = ({ prop, value }: Declaration) => prop.startsWith('--') || value.includes('var(');

const values: AcceptedPlugin = {
  postcssPlugin: 'older-values',
  Once(root) {
    root.walkDecls((declaration) => {
      for (const older of isTaken(declaration) ? [] : Object.values(OLDER_VALUES)) {
        const value = older(declaration);
        if (value) declaration.cloneBefore({ value });
      }
    });
    // What knows the new name knows this one.
    root.walkDecls(/^(?:row-|column-)?gap$/, (declaration) => {
      declaration.prop = `grid-${declaration.prop}`;
    });
  },
};

/** `enhance/older.ts` marks the page where scripts run and this feature is not known. */
const scripting: AcceptedPlugin = {
  postcssPlugin: 'scripting',
  Once(root) {
    root.walkAtRules('media', (media) => {
      const params = media.params.replace('(scripting: enabled)', '(min-width: 0)');
      if (params === media.params) return;
      const marked = media.clone({ params });
      marked.walkRules((rule) => {
        rule.selectors = rule.selectors.map((selector) => `[data-scripting] ${selector}`);
      });
      media.after(marked);
    });
  },
};

/** Of every sheet, in Vite's PostCSS. */
export const oldEngines: AcceptedPlugin[] = [
  scripting,
  values,
  logical(),
  // A list of unlike weights cannot be taken apart without a change: it warns.
  isPseudoClass({ preserve: false, onComplexSelector: 'warning', specificityMatchingName: 'x' }),
  selectorNot(),
];

type Box = Readonly<Record<string, string>>;

/** A margin that does for the gap of a flex box, and what bears it; undefined if it needs none. */
function marginOf(selector: string, box: Box): readonly [string, string] | undefined {
  const flow = `${box['flex-flow']} ${box['flex-direction']} ${box['flex-wrap']}`;
  const wraps = / wrap/.test(flow);
  // That of a cluster stands in a class of its own (`components/ui/layout.module.css`).
  const said = box['grid-column-gap'] ?? box['grid-gap'] ?? (wraps ? '' : '0');
  if (!box.display?.endsWith('flex') || Number.parseFloat(list.space(said).pop() ?? '') < 4)
    return undefined;
  if (flow.includes('column')) return ['margin-top:8px', `${selector}>*+*`];
  return wraps ? ['margin:0 8px 8px 0', `${selector}>*`] : ['margin-left:8px', `${selector}>*+*`];
}

/**
 * A page's sheet with what its rules cannot say one by one. Where flex boxes have no gaps (until
 * Chrome 83, Safari 14.0; `appearance` came with them, `inset` a little later) their parts have
 * margins, before all other rules and all alike: each size would be 5 to 10 bytes of a page. A value
 * with a custom property hides the one before it from an older engine, which finds too late that it
 * cannot use it: a condition keeps it away.
 */
export function withOlder(css: string): string {
  const root = parse(css);
  const boxes = new Map<string, Box>();
  root.walkRules((rule) => {
    const declarations = rule.nodes.filter((node) => node.type === 'decl');
    for (const [known, older] of Object.entries(OLDER_VALUES)) {
      const olds = declarations
        .filter(isTaken)
        .map((one) => [one.prop, older(one)])
        .filter(([, value]) => value);
      const block = olds.map((one) => one.join(':')).join(';');
      if (block) rule.after(`@supports not ${known}{${rule.selector}{${block}}}`);
    }
    if (rule.parent !== root || rule.selector.includes(':')) return;
    const box = Object.fromEntries(declarations.map(({ prop, value }) => [prop, value]));
    for (const one of rule.selectors) boxes.set(one, { ...boxes.get(one), ...box });
  });
  const margins = [...boxes].flatMap(([selector, box]) => [marginOf(selector, box) ?? []]);
  const groups = Map.groupBy(
    margins.filter(([margin]) => margin),
    ([margin]) => margin,
  );
  const rules = [...groups].map(([margin, of]) => `${of.map(([, part]) => part)}{${margin}}`);
  return `@supports not ((inset:0) or (appearance:none)){${rules.join('')}}${root}`;
}
