/** Questions about the selectors of a style sheet, as css-tree parses them. */
import type { Node } from 'css-tree';
import type { Place } from './page-tree.ts';

const MOST_OF = new Set(['is', 'not', 'has', 'matches']);
const ALTERNATIVES = new Set(['is', 'where', 'matches']);
const LEGACY_PSEUDO_ELEMENTS = new Set(['before', 'after', 'first-line', 'first-letter']);

const partsOf = (selector: Node) => [...(selector.children ?? [])];
const isPseudoElement = ({ type, name }: Node) =>
  type === 'PseudoElementSelector' ||
  (type === 'PseudoClassSelector' && LEGACY_PSEUDO_ELEMENTS.has(name));
/** The selectors in the argument of a pseudo-class. */
const within = (part: Node) =>
  partsOf(part)
    .filter(({ type }) => type === 'SelectorList')
    .flatMap(partsOf);

/** Specificity: ids, then classes, then tags. */
export function specificity(selector: Node): number {
  return partsOf(selector).reduce((sum, part) => {
    if (part.type === 'IdSelector') return sum + 10_000;
    if (part.type === 'TypeSelector') return sum + (part.name === '*' ? 0 : 1);
    if (isPseudoElement(part)) return sum + 1;
    if (part.type === 'ClassSelector' || part.type === 'AttributeSelector') return sum + 100;
    if (part.type !== 'PseudoClassSelector' || part.name === 'where') return sum;
    if (!MOST_OF.has(part.name)) return sum + 100;
    return sum + Math.max(0, ...within(part).map(specificity));
  }, 0);
}

/** The pseudo-element that a selector styles, if any. */
export const pseudoElementOf = (selector: Node) =>
  partsOf(selector).find(isPseudoElement)?.name ?? '';

/** The classes of the element that a selector styles. */
export function subjectClasses(selector: Node): string[] {
  const last = compoundsOf(selector).at(-1)?.parts ?? [];
  return last.filter(({ type }) => type === 'ClassSelector').map(({ name }) => name);
}

type Test = (place: Place) => boolean;

interface Compound {
  readonly parts: Node[];
  /** The combinator before it. */
  readonly combinator: string;
}

function compoundsOf(selector: Node): Compound[] {
  const compounds: Compound[] = [{ parts: [], combinator: '' }];
  for (const part of partsOf(selector)) {
    if (part.type === 'Combinator') compounds.push({ parts: [], combinator: part.name });
    else compounds.at(-1)?.parts.push(part);
  }
  return compounds;
}

/** Whether the selector can match the element, in some state of the page. */
export function mayDress(selector: Node): Test {
  // Prepared once, since it is asked of every rule and element.
  const compounds = compoundsOf(selector).map(({ parts, combinator }) => ({
    tests: parts.map(testOf).filter((test) => test !== undefined),
    combinator,
  }));
  const reaches = (place: Place | undefined, at: number): boolean => {
    const compound = compounds[at];
    if (!compound) return true;
    if (!place || !compound.tests.every((test) => test(place))) return false;
    return neighbours(place, compound.combinator).some((next) => reaches(next, at - 1));
  };
  return (place) => reaches(place, compounds.length - 1);
}

function neighbours(place: Place, combinator: string): (Place | undefined)[] {
  if (combinator === '>') return [place.parent];
  if (combinator === '+') return [place.before];
  if (combinator === '') return [place];
  const found: Place[] = [];
  const next = combinator === '~' ? 'before' : 'parent';
  for (let other = place[next]; other; other = other[next]) found.push(other);
  return found;
}

/** Attributes, states and surroundings may change, so they are assumed to match: no test. */
function testOf(part: Node): Test | undefined {
  const { type, name } = part;
  if (type === 'ClassSelector') return ({ classes }) => classes.has(name);
  if (type === 'TypeSelector') return name === '*' ? undefined : ({ tag }) => tag === name;
  if (type !== 'PseudoClassSelector' || !ALTERNATIVES.has(name)) return undefined;
  const tests = within(part).map(mayDress);
  return (place) => tests.some((test) => test(place));
}
