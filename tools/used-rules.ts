/**
 * Removes from a page's style sheet the rules that can match nothing of the page. When in doubt a
 * rule stays: it compares words, not trees, since scripts can create anything that they name.
 */
import { generate, type Node, parse } from 'css-tree';

/** What a page may contain, now or after its scripts have run. */
export interface Sources {
  /** Markup of the page, and of what scripts take from other pages. */
  readonly html: readonly string[];
  /** Scripts that the page can load, and the data they read. */
  readonly scripts: readonly Words[];
}

export type Words = ReadonlySet<string>;

export function wordsOf(text: string): Words {
  return new Set(text.match(/[\w-]+/g));
}

/** The HTML parser adds these elements by itself. */
const IMPLIED = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);
/** Pseudo-classes that match if any of their arguments does. */
const ALTERNATIVES = new Set(['is', 'where', 'has', 'matches', '-webkit-any', '-moz-any']);

/** Whether some element of the page may match one simple selector. */
type Meets = (simple: Node) => boolean;

function meetsIn({ html, scripts }: Sources): Meets {
  const text = html.join('\n');
  const words = wordsOf(text);
  const tags = new Set(text.match(/<[a-z][\w-]*/gi)?.map((tag) => tag.slice(1).toLowerCase()));
  const said = (word: string) => scripts.some((script) => script.has(word));

  function meetsAttribute(attribute: string, wanted: string | undefined): boolean {
    // Other attributes are assumed to match: scripts and browsers change them in many ways.
    if (!attribute.startsWith('data-')) return true;
    if (wanted === undefined ? words.has(attribute) : text.includes(`${attribute}="${wanted}"`)) {
      return true;
    }
    if (!said(attribute) && !said(camelCase(attribute))) return false;
    return wanted === undefined || isComputed(wanted) || said(wanted);
  }

  return ({ type, name, value, matcher }) => {
    if (type === 'ClassSelector' || type === 'IdSelector') return words.has(name) || said(name);
    if (type === 'TypeSelector') {
      return name === '*' || IMPLIED.has(name) || tags.has(name.toLowerCase()) || said(name);
    }
    if (type !== 'AttributeSelector') return true;
    return meetsAttribute(textOf(name), matcher === '=' ? textOf(value) : undefined);
  };
}

/** The text of a name or value, in whichever form css-tree has it. */
const textOf = (part: Node | string | null) =>
  typeof part === 'object' && part ? generate(part).replace(/^"|"$/g, '') : `${part}`;

const camelCase = (attribute: string) =>
  attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Scripts often compute numbers, « true » and « false » without naming them. */
const isComputed = (value: string) => !/^(?!true$|false$)[a-z][\w-]*$/i.test(value);

const sheets = new Map<string, Node>();

/**
 * Parses a style sheet's selectors; its values stay as text. Pages share sheets, which are parsed
 * once: nobody changes one, and what is taken from it is a copy (`withChildren`).
 */
export function sheetOf(css: string): Node {
  const known = sheets.get(css);
  if (known) return known;
  const options = { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false };
  const sheet = parse(css, options);
  sheets.set(css, sheet);
  return sheet;
}

/** A copy of the node with the children that `kept` returns; undefined drops a child. */
export function withChildren(parent: Node, kept: (child: Node) => Node | undefined): Node {
  if (!parent.children) return parent;
  const children = parent.children.map(kept).filter((child) => child !== undefined);
  return { ...parent, children };
}

/** A copy of the at-rule with the rules that `kept` returns; undefined if none is left. */
export function groupWith(group: Node, kept: (rule: Node) => Node | undefined): Node | undefined {
  const block = withChildren(group.block as Node, kept);
  return block.children?.isEmpty ? undefined : { ...group, block };
}

/** An at-rule that contains rules. */
export const isGroup = ({ type, name, block }: Node) =>
  type === 'Atrule' && block !== null && /^(?:media|supports|layer|container|scope)$/.test(name);

/** Whether anything of the page can match a selector. */
function canMeet(selector: Node, meets: Meets): boolean {
  return [...(selector.children ?? [])].every((part) => {
    if (part.type !== 'PseudoClassSelector') return meets(part);
    if (!ALTERNATIVES.has(part.name.toLowerCase())) return true;
    const lists = [...(part.children ?? [])].filter(({ type }) => type === 'SelectorList');
    return lists.every((list) => [...(list.children ?? [])].some((one) => canMeet(one, meets)));
  });
}

/** The style sheet without the rules, key frames and custom properties that nothing uses. */
export function usedRules(css: string, sources: Sources): string {
  const meets = meetsIn(sources);
  let sheet = withChildren(sheetOf(css), (rule) => met(rule, meets));
  const said = (word: string) => sources.scripts.some((script) => script.has(word));
  // A custom property read only by a removed one is removed in turn.
  for (let before = '', left = generate(sheet); left !== before; left = generate(sheet)) {
    before = left;
    const read = new Set([...left.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    const words = wordsOf(left.replace(/@[\w-]*keyframes\s+[\w-]+/g, ''));
    const isRead = (property: string) => read.has(property) || said(property);
    const runs = (frames: string) => words.has(frames) || said(frames);
    sheet = withChildren(sheet, (node) => used(node, isRead, runs));
  }
  return generate(sheet);
}

/** The rule with those of its selectors that can match; undefined if none can. */
function met(node: Node, meets: Meets): Node | undefined {
  if (node.type === 'Rule' && node.prelude?.type === 'SelectorList') {
    const prelude = withChildren(node.prelude, (one) => (canMeet(one, meets) ? one : undefined));
    return prelude.children?.isEmpty ? undefined : { ...node, prelude };
  }
  return isGroup(node) ? groupWith(node, (inner) => met(inner, meets)) : node;
}

type Named = (name: string) => boolean;

function used(node: Node, isRead: Named, runs: Named): Node | undefined {
  const keptIf = (kept: boolean) => (kept ? node : undefined);
  if (node.type === 'Declaration') {
    return keptIf(!node.property.startsWith('--') || isRead(node.property));
  }
  const prelude = node.type === 'Atrule' && node.prelude ? generate(node.prelude) : '';
  if (node.type === 'Atrule' && /keyframes$/.test(node.name)) return keptIf(runs(prelude));
  if (node.type !== 'Rule' && !isGroup(node)) return node;
  return groupWith(node, (inner) => used(inner, isRead, runs));
}
