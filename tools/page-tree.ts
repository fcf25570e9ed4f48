/** Reads a page's markup as the build needs it. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The fixed parts of an element that selectors match, without states and changing attributes. */
export interface Place {
  readonly tag: string;
  readonly classes: ReadonlySet<string>;
  readonly parent: Place | undefined;
  /** The previous sibling. */
  readonly before: Place | undefined;
}

export interface PageTree {
  readonly places: readonly Place[];
  /** Where the first screen ends, as a position in the markup. */
  readonly firstScreenEnd: number | undefined;
}

/**
 * The least markup of a phone's first screen: the hero, or a heading and what follows.
 * tests/browser/every-page/later-rules.ts checks the exact end.
 */
const SCREENFUL = 900;
/** Attribute by which a page marks the end, where the guess is too short. */
const SCREEN_ENDS = 'data-screen-ends';
/** Longer than any screen, in characters: the first screen ends inside. */
const SEVERAL_SCREENS = 6_000;
/** Elements to which a `div` may be added without changing their meaning. */
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

/** The end of each element in the markup, in the order of their starts. */
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
    // Inside an island nothing may be added, or React would not recognise its markup.
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
