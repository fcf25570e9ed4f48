/**
 * Splits a page's rules into those that the first screen needs and those that can come later. For
 * every element the order of its rules must stay the same: a rule whose move could change which one
 * wins stays with the first.
 */
import { generate, type Node } from 'css-tree';
import { fileOfClass } from './class-names.ts';
import type { Place } from './page-tree.ts';
import { mayDress, pseudoElementOf, specificity, subjectClasses } from './selectors.ts';
import { canMeet, groupWith, isGroup, meetsIn, sheetOf, withChildren } from './used-rules.ts';

/** Pointer and keyboard states come after the paint, and printing long after. */
const LATER_STATES = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within']);

interface Subject {
  readonly weight: number;
  readonly pseudoElement: string;
  readonly classes: readonly string[];
  /** The elements that it may style; computed only if asked for, which is rare. */
  readonly on: () => ReadonlySet<Place>;
}

interface Rule {
  readonly families: ReadonlySet<string>;
  readonly subjects: readonly Subject[];
  early: boolean;
}

/**
 * @param start markup of the page up to the end of the first screen
 * @param places the elements of all pages that may use the sheet
 */
export function splitRules(
  css: string,
  start: string,
  places: readonly Place[],
): { first: string; later: string } {
  const sheet = sheetOf(css);
  const meets = meetsIn({ html: [start], scripts: [] });
  const rules: Rule[] = [];
  const withClass = Map.groupBy(
    places.flatMap((place) => [...place.classes].map((name) => ({ name, place }))),
    ({ name }) => name,
  );
  /**
   * The elements that a selector might match: those with a class of its last part, to test fewer.
   */
  const candidates = ([name]: readonly string[]) =>
    name === undefined ? places : (withClass.get(name)?.map(({ place }) => place) ?? []);
  walkRules(sheet, { printed: false, plain: true }, (rule, { printed, plain }) => {
    const selectors = [...(rule.prelude?.children ?? [])];
    const early = selectors.some((one) => !isState(one) && canMeet(one, meets));
    rules.push({
      families: familiesOf(rule),
      subjects: selectors.map((one) => subjectOf(one, candidates)),
      early: (early && !printed) || !plain || !isPlain(generate(rule)),
    });
  });
  keepOrder(rules);
  return { first: only(sheet, rules, true), later: only(sheet, rules, false) };
}

interface Around {
  readonly printed: boolean;
  readonly plain: boolean;
}

/** Calls back for each style rule in order, with the at-rules around it. */
function walkRules(parent: Node, around: Around, each: (rule: Node, around: Around) => void): void {
  for (const node of parent.children ?? []) {
    if (node.type === 'Rule') each(node, around);
    else if (isGroup(node)) {
      const prelude = node.prelude ? generate(node.prelude) : '';
      const within = {
        printed: around.printed || prelude === 'print',
        plain: around.plain && isPlain(prelude),
      };
      walkRules(node.block as Node, within, each);
    }
  }
}

/** In an SVG's style element the HTML parser would read these characters as markup. */
const isPlain = (css: string) => !/[&<]/.test(css);

/** Keeps a rule with the first ones if, moved later, it could override a rule that follows it. */
function keepOrder(rules: readonly Rule[]): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const [index, rule] of rules.entries()) {
      if (rule.early) continue;
      const overtaken = rules.some(
        (other, at) => at > index && other.early && mayMeddle(rule, other),
      );
      if (overtaken) changed = rule.early = true;
    }
  }
}

function mayMeddle(a: Rule, b: Rule): boolean {
  if (!shareFamily(a.families, b.families)) return false;
  return a.subjects.some((one) => b.subjects.some((other) => mayBeOne(one, other)));
}

/** Whether the two may style one element with equal weight, so that their order decides. */
function mayBeOne(a: Subject, b: Subject): boolean {
  if (a.weight !== b.weight || a.pseudoElement !== b.pseudoElement) return false;
  const [one, other] = [a.on(), b.on()];
  if (one.size > 0 && other.size > 0) return !one.isDisjointFrom(other);
  // Markup made by scripts is in no page: rules of one component are assumed to match one element.
  return isAny(a) || isAny(b) || a.classes.some((name) => b.classes.some(sameFile(name)));
}

const isAny = ({ classes }: Subject) => classes.length === 0;
const sameFile = (name: string) => (other: string) => fileOfClass(name) === fileOfClass(other);

/** Whether the selector depends on what a visitor does. */
function isState(selector: Node): boolean {
  return [...(selector.children ?? [])].some(
    ({ type, name }) => type === 'PseudoClassSelector' && LATER_STATES.has(name),
  );
}

function subjectOf(
  selector: Node,
  candidates: (classes: readonly string[]) => readonly Place[],
): Subject {
  const classes = subjectClasses(selector);
  let found: ReadonlySet<Place> | undefined;
  return {
    weight: specificity(selector),
    pseudoElement: pseudoElementOf(selector),
    classes,
    on: () => {
      found ??= new Set(candidates(classes).filter(mayDress(selector)));
      return found;
    },
  };
}

/** One name for all properties that may set the same thing. */
const FAMILIES: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  line: 'font',
  place: 'align',
  justify: 'align',
  row: 'gap',
  column: 'gap',
  min: 'size',
  max: 'size',
  width: 'size',
  height: 'size',
  inline: 'size',
  block: 'size',
};

function familiesOf(rule: Node): Set<string> {
  return new Set(
    [...(rule.block?.children ?? [])].map(({ property, important }) => {
      if (property.startsWith('--')) return property;
      const [first = ''] = property.replace(/^-[a-z]+-/, '').split('-');
      // What is important wins over what is not, in any order.
      return `${FAMILIES[first] ?? first}${important ? '!' : ''}`;
    }),
  );
}

const shareFamily = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.has('all') || b.has('all') || [...a].some((family) => b.has(family));

/** The sheet with its early rules, or with the others. */
function only(sheet: Node, rules: readonly Rule[], early: boolean): string {
  let index = 0;
  const kept = (node: Node): Node | undefined => {
    if (isGroup(node)) return groupWith(node, kept);
    const own = node.type === 'Rule' ? rules[index++]?.early : true;
    return own === early ? node : undefined;
  };
  return generate(withChildren(sheet, kept));
}
