/** What the build reads in a page's markup. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** What rules see of an element and what does not change: states and attributes do. */
export interface Place {
  readonly tag: string;
  readonly classes: ReadonlySet<string>;
  readonly parent: Place | undefined;
  /** The element before it, in the same parent. */
  readonly before: Place | undefined;
}

export interface PageTree {
  readonly places: readonly Place[];
  /** Where in the markup the first screen has ended, within the section it ends in. */
  readonly firstScreenEnd: number | undefined;
}

/**
 * A phone's screen holds a hero, or a heading and what follows it: never less than this much markup.
 * Where it ends exactly is the business of tests/browser/first-screen.spec.ts.
 */
const SCREENFUL = 900;
/** What a page says itself, where that guess falls short. */
const SCREEN_ENDS = 'data-screen-ends';
/** Longer than any screen: it ends within. */
const SEVERAL_SCREENS = 6_000;
/** What may hold a `div` more without meaning something else. */
const HOLDERS = new Set(['main', 'section', 'article', 'header', 'div']);
const NOT_SHOWN = new Set(['script', 'template', 'noscript']);

export function readPage(html: string): PageTree {
  const places: Place[] = [];
  let main: Element | undefined;
  let named: Element | undefined;
  const walk = (node: Node, parent: Place | undefined) => {
    let before: Place | undefined;
    for (const child of 'childNodes' in node ? node.childNodes : []) {
      if (!isElement(child)) continue;
      const { tagName: tag, attrs } = child;
      const classes = new Set(attrs.find(({ name }) => name === 'class')?.value.split(/\s+/));
      before = { tag, classes, parent, before };
      places.push(before);
      if (tag === 'main') main ??= child;
      if (has(child, SCREEN_ENDS)) named ??= child;
      walk('content' in child ? child.content : child, before);
    }
  };
  walk(parse(html, { sourceCodeLocationInfo: true }), undefined);
  const firstScreenEnd = named
    ? named.sourceCodeLocation?.endTag?.startOffset
    : main && endOfScreen(main);
  return { places, firstScreenEnd };
}

/** Where each element of a page ends in its markup, in the order in which they begin. */
export function elementEnds(html: string): number[] {
  const ends: number[] = [];
  const walk = (node: Node) => {
    for (const child of 'childNodes' in node ? node.childNodes : []) {
      if (!isElement(child)) continue;
      ends.push(child.sourceCodeLocation?.endOffset ?? 0);
      walk(child);
    }
  };
  walk(parse(html, { sourceCodeLocationInfo: true }));
  return ends;
}

/** The end of what fills the screen: a child of `main`, or a part of it if it is long. */
function endOfScreen(holder: Element, before = 0): number | undefined {
  let length = before;
  for (const child of holder.childNodes.filter(isElement)) {
    const place = child.sourceCodeLocation;
    if (!place?.endTag || NOT_SHOWN.has(child.tagName)) continue;
    const own = place.endOffset - place.startOffset;
    // React finds in an island what it has put there, and nothing else.
    const holds = HOLDERS.has(child.tagName) && !has(child, 'data-island');
    if (holds && length + own >= SCREENFUL) {
      const within = own > SEVERAL_SCREENS ? endOfScreen(child, length) : undefined;
      return within ?? place.endTag.startOffset;
    }
    length += own;
  }
  return undefined;
}

const has = ({ attrs }: Element, name: string) => attrs.some((one) => one.name === name);
const isElement = (node: Node): node is Element => 'tagName' in node;
