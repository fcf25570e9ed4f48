/**
 * Leaves out of a page's style sheet what can meet nothing of that page. In doubt a rule stays:
 * words are compared, not trees, and whatever a script can name may come to be.
 */
import { generate, type Node, parse } from 'css-tree';

/** What can be found in a page, now or once its scripts have brought what they bring. */
export interface Sources {
  /** Markup of the page, and of what other pages lend it. */
  readonly html: readonly string[];
  /** Scripts that the page can reach, and what they read. */
  readonly scripts: readonly Words[];
}

export type Words = ReadonlySet<string>;

export function wordsOf(text: string): Words {
  return new Set(text.match(/[\w-]+/g));
}

/** The parser of HTML puts these in by itself. */
const IMPLIED = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);
/** Any of what stands between their brackets may be met. */
const ALTERNATIVES = new Set(['is', 'where', 'has', 'matches', '-webkit-any', '-moz-any']);

/** Whether an element of the page may one day answer to one simple selector. */
type Meets = (simple: Node) => boolean;

export function meetsIn({ html, scripts }: Sources): Meets {
  const text = html.join('\n');
  const words = wordsOf(text);
  const tags = new Set(text.match(/<[a-z][\w-]*/gi)?.map((tag) => tag.slice(1).toLowerCase()));
  const said = (word: string) => scripts.some((script) => script.has(word));

  function meetsAttribute(attribute: string, wanted: string | undefined): boolean {
    // Other attributes than our own change in more ways than a script says.
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

/** A name or a value, however css-tree holds it. */
function textOf(part: Node | string | null): string {
  if (part === null || typeof part === 'string') return part ?? '';
  return part.type === 'String' ? textOf(part.value) : part.name;
}

const camelCase = (attribute: string) =>
  attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** A number, « true » or « false » is computed as often as it is written. */
const isComputed = (value: string) => !/^(?!true$|false$)[a-z][\w-]*$/i.test(value);

/** A style sheet whose selectors are parsed, and whose values stay as they are written. */
export function sheetOf(css: string): Node {
  return parse(css, { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false });
}

/** An at-rule that holds rules. */
export const isGroup = ({ type, name, block }: Node) =>
  type === 'Atrule' && block !== null && /^(?:media|supports|layer|container|scope)$/.test(name);

/** Whether anything of the page can meet a selector. */
export function canMeet(selector: Node, meets: Meets): boolean {
  return [...(selector.children ?? [])].every((part) => {
    if (part.type !== 'PseudoClassSelector') return meets(part);
    if (!ALTERNATIVES.has(part.name.toLowerCase())) return true;
    const lists = [...(part.children ?? [])].filter(({ type }) => type === 'SelectorList');
    return lists.every((list) => [...(list.children ?? [])].some((one) => canMeet(one, meets)));
  });
}

/** The style sheet without the rules, key frames and custom properties that nothing can use. */
export function usedRules(css: string, sources: Sources): string {
  const sheet = sheetOf(css);
  const meets = meetsIn(sources);
  keepChildren(sheet, (rule) => keepsRule(rule, meets));
  const said = (word: string) => sources.scripts.some((script) => script.has(word));
  // What only a dropped property read is dropped in its turn.
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

/** Drops selectors that meet nothing, then what they leave empty. */
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
