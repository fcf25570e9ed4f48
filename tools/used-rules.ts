/**
 * Removes from a page's style sheet the rules that can match nothing of the page. When in doubt a
 * rule stays: it compares words, not trees, since scripts can create anything that they name.
 */
import { type ChildNode, parse, type Root, type Rule } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** What a page may contain, now or after its scripts have run. */
export interface Sources {
  /** Markup of the page, and of what scripts take from other pages. */
  readonly html: readonly string[];
  /** Scripts that the page can load, and the data they read. */
  readonly scripts: readonly Words[];
}

export type Words = ReadonlySet<string>;

export function identifiersIn(text: string): Words {
  return new Set(text.match(/[\w-]+/g));
}

/** Tags and scripts: no text is a class, nor what these attributes say, nor data for search engines. */
const MARKUP = /<script(?! type="application\/ld).*?<\/script>|<[^>]*>/gs;
const TEXTS = / (?:id|for|content|href|srcset|src|alt|title|aria-\w+|datetime|d)="[^"]*"/g;

const markupOf = (text: string) => `${text.match(MARKUP)}`.replace(TEXTS, '');

/** The HTML parser adds these elements by itself. */
const IMPLIED = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);
/** Pseudo-classes that match if any of their arguments does. */
const ALTERNATIVES = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any']);

/** Whether a script names a word. */
const saidIn = (scripts: readonly Words[]) => (word: string) =>
  scripts.some((script) => script.has(word));

/** Of a selector, the part that no element of the page can match, if there is such a part. */
function missingIn({ html, scripts }: Sources): (selector: Selector) => Node | undefined {
  const text = html.join('\n');
  const words = identifiersIn(markupOf(text));
  const tags = identifiersIn(`${text.match(/<[a-z][\w-]*/gi)}`.toLowerCase());
  const said = saidIn(scripts);

  function meetsAttribute(attribute: string, wanted: string | undefined): boolean {
    // Other attributes are assumed to match: scripts and browsers change them in many ways.
    if (!attribute.startsWith('data-')) return true;
    if (wanted === undefined ? words.has(attribute) : text.includes(`${attribute}="${wanted}"`)) {
      return true;
    }
    if (!said(attribute) && !said(camelCase(attribute))) return false;
    return wanted === undefined || isComputed(wanted) || said(wanted);
  }

  function meets(node: Node): boolean {
    if (node.type === 'class') return words.has(node.value) || said(node.value);
    if (node.type === 'id') return text.includes(`id="${node.value}"`) || said(node.value);
    if (node.type === 'tag') {
      return IMPLIED.has(node.value) || tags.has(node.value.toLowerCase()) || said(node.value);
    }
    if (node.type === 'attribute') {
      return meetsAttribute(node.attribute, node.operator === '=' ? node.value : undefined);
    }
    if (node.type !== 'pseudo' || !ALTERNATIVES.has(node.value)) return true;
    return node.nodes.some((one) => one.every(meets));
  }
  return (selector) => selector.nodes.find((node) => !meets(node));
}

const camelCase = (attribute: string) =>
  attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Scripts often compute numbers, « true » and « false » without naming them. */
const isComputed = (value: string) => !/^(?!true$|false$)[a-z][\w-]*$/i.test(value);

const selectors = new Map<string, Selector>();

function selectorOf(text: string): Selector {
  const known = selectors.get(text) ?? parser().astSync(text).first;
  selectors.set(text, known);
  return known;
}

/** Removes a node, and what it leaves empty: says that it has. */
function drop(node: ChildNode): true {
  const { parent } = node;
  node.remove();
  if (parent?.type !== 'root' && parent?.nodes?.length === 0) drop(parent as ChildNode);
  return true;
}

/** Leaves in a sheet only the selectors that `kept` allows, and the rules that still have any. */
export function keepSelectors(sheet: Root, kept: (selector: Selector) => boolean): void {
  sheet.walkRules((rule) => {
    const left = rule.selectors.filter((one) => kept(selectorOf(one)));
    if (isFrame(rule) || left.length === rule.selectors.length) return;
    if (left.length > 0) rule.selectors = left;
    else drop(rule);
  });
}

const isFrame = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(`${parent.name}`);

/** Receives each selector that is removed, and the part of it that the page lacks. */
export type OnRemoved = (selector: string, missing: string) => void;

/** Removes the rules, key frames and custom properties that nothing uses. */
export function keepUsed(sheet: Root, sources: Sources, onRemoved?: OnRemoved): void {
  const missing = missingIn(sources);
  keepSelectors(sheet, (selector) => {
    const part = missing(selector);
    if (part) onRemoved?.(`${selector}`, `${part}`.trim());
    return !part;
  });
  const said = saidIn(sources.scripts);
  // A custom property read only by a removed property is removed in turn.
  for (let dropped = true; dropped; ) {
    dropped = false;
    const left = `${sheet}`;
    const read = new Set([...left.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    const words = identifiersIn(left.replace(/@[\w-]*keyframes\s+[\w-]+/g, ''));
    sheet.walkDecls(/^--/, (one) => {
      if (!read.has(one.prop) && !said(one.prop)) dropped = drop(one);
    });
    sheet.walkAtRules(/keyframes$/, (one) => {
      if (!words.has(one.params) && !said(one.params)) dropped = drop(one);
    });
  }
}

/** A sheet as one piece: postcss prints a chain of thousands, which holds ten times the memory. */
export const printed = (sheet: Root): string => Buffer.from(`${sheet}`).toString();

export function usedRules(css: string, sources: Sources, onRemoved?: OnRemoved): string {
  const sheet = parse(css);
  keepUsed(sheet, sources, onRemoved);
  return printed(sheet);
}

const selectorsOf = new Map<string, readonly Selector[]>();
const ids = new Map<Words, number>();

/** Made once for all pages that have the same of a sheet's selectors: those of a kind. */
export function onceForAlike<Made>(make: (css: string, sources: Sources) => Made) {
  const made = new Map<string, Map<string, Made>>();
  return (css: string, sources: Sources): Made => {
    const selectors = selectorsOf.get(css) ?? selectorsIn(css);
    selectorsOf.set(css, selectors);
    const missing = missingIn(sources);
    const scripts = sources.scripts.map((words) => {
      ids.set(words, ids.get(words) ?? ids.size);
      return ids.get(words);
    });
    const key = `${scripts} ${selectors.map((one) => (missing(one) ? 0 : 1)).join('')}`;
    const ofSheet = made.get(css) ?? new Map<string, Made>();
    const one = ofSheet.get(key) ?? make(css, sources);
    made.set(css, ofSheet.set(key, one));
    return one;
  };
}

function selectorsIn(css: string): Selector[] {
  const all = new Set<Selector>();
  parse(css).walkRules((rule) => {
    for (const one of rule.selectors) all.add(selectorOf(one));
  });
  return [...all];
}
