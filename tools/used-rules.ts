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

export function meetsIn({ html, scripts }: Sources): Meets {
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
function textOf(part: Node | string | null): string {
  if (part === null || typeof part === 'string') return part ?? '';
  return part.type === 'String' ? textOf(part.value) : part.name;
}

const camelCase = (attribute: string) =>
  attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Scripts often compute numbers, « true » and « false » without naming them. */
const isComputed = (value: string) => !/^(?!true$|false$)[a-z][\w-]*$/i.test(value);

/** Parses a style sheet's selectors; its values stay as text. */
export function sheetOf(css: string): Node {
  return parse(css, { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false });
}

/** An at-rule that contains rules. */
export const isGroup = ({ type, name, block }: Node) =>
  type === 'Atrule' && block !== null && /^(?:media|supports|layer|container|scope)$/.test(name);

/** Whether anything of the page can match a selector. */
export function canMeet(selector: Node, meets: Meets): boolean {
  return [...(selector.children ?? [])].every((part) => {
    if (part.type !== 'PseudoClassSelector') return meets(part);
    if (!ALTERNATIVES.has(part.name.toLowerCase())) return true;
    const lists = [...(part.children ?? [])].filter(({ type }) => type === 'SelectorList');
    return lists.every((list) => [...(list.children ?? [])].some((one) => canMeet(one, meets)));
  });
}

/** The style sheet without the rules, key frames and custom properties that nothing uses. */
export function usedRules(css: string, sources: Sources): string {
  const sheet = sheetOf(css);
  const meets = meetsIn(sources);
  keepChildren(sheet, (rule) => keepsRule(rule, meets));
  const said = (word: string) => sources.scripts.some((script) => script.has(word));
  // A custom property read only by a removed one is removed in turn.
  for (let before = '', left = generate(sheet); left !== before; left = generate(sheet)) {
    before = left;
    const read = new Set([...left.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    const words = wordsOf(left.replace(/@[\w-]*keyframes\s+[\w-]+/g, ''));
    keepChildren(sheet, (node) =>
      isUsed(
        node,
        (property) => read.has(property) || said(property),
        (frames) => words.has(frames) || said(frames),
      ),
    );
  }
  return generate(sheet);
}

type Keep = (node: Node) => boolean;

function keepChildren(parent: Node, keep: Keep): void {
  if (parent.children) parent.children = parent.children.filter(keep);
}

/** Removes selectors that match nothing, then the rules left empty. */
function keepsRule(node: Node, meets: Meets): boolean {
  if (node.type === 'Rule' && node.prelude?.type === 'SelectorList') {
    keepChildren(node.prelude, (selector) => canMeet(selector, meets));
    return !node.prelude.children?.isEmpty;
  }
  if (!isGroup(node)) return true;
  keepChildren(node.block as Node, (inner) => keepsRule(inner, meets));
  return !node.block?.children?.isEmpty;
}

type Named = (name: string) => boolean;

function isUsed(node: Node, isRead: Named, runs: Named): boolean {
  if (node.type === 'Declaration') return !node.property.startsWith('--') || isRead(node.property);
  const prelude = node.prelude ? generate(node.prelude) : '';
  if (node.type === 'Atrule' && node.name === 'property') return isRead(prelude);
  if (node.type === 'Atrule' && /keyframes$/.test(node.name)) return runs(prelude);
  if (node.type !== 'Rule' && !isGroup(node)) return true;
  keepChildren(node.block as Node, (inner) => isUsed(inner, isRead, runs));
  return !node.block?.children?.isEmpty;
}
