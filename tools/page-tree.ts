import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The least of a first screen; tests/browser/page-checks/later-rules.ts checks its exact end. */
const SCREENFUL = 900;
/** What marks the end in a page, where the guess is too short. */
const MARKED = /<([\w-]+)(?: [^<>]*)? data-screen-ends\b/g;
/** Longer than any screen, in characters: the first screen ends inside. */
const SEVERAL_SCREENS = 6_000;
/** Elements that may get a `div` without a change of meaning. */
const HOLDERS = new Set(['main', 'section', 'article', 'header', 'div']);
const NOT_SHOWN = new Set(['script', 'template', 'noscript']);

/** Where the first screen ends, as a position in the markup; undefined on a short page. */
export function firstScreenEnd(html: string): number | undefined {
  const marked = [...html.matchAll(MARKED)].at(-1);
  if (marked) return endOfElement(html, marked.index, marked[1]);
  let main: Element | undefined;
  walk(html, (element) => {
    if (element.tagName === 'main') main ??= element;
  });
  return main && endOfScreen(main);
}

/** Where an element's end tag stands; an article's page has a mark, and takes 5 ms to parse. */
function endOfElement(html: string, start: number, name = ''): number | undefined {
  const tags = html.slice(start).matchAll(new RegExp(`<(/?)${name}\\b`, 'g'));
  let open = 0;
  for (const { index, 1: closing } of tags) {
    open += closing ? -1 : 1;
    if (open === 0) return start + index;
  }
  return undefined;
}

/** The parts of a page with rules that may come last, from `data-styles-apart`: [start, end]. */
export function partsApart(html: string): [number, number][] {
  const parts: [number, number][] = [];
  // Most pages have none, and parsing takes its time.
  if (!html.includes('data-styles-apart')) return parts;
  walk(html, (element) => {
    const { startOffset, endOffset } = element.sourceCodeLocation ?? {};
    if (startOffset && endOffset && has(element, 'data-styles-apart'))
      parts.push([startOffset, endOffset]);
  });
  return parts;
}

/** The end of each element in the markup, in the order of their starts. */
export function elementEnds(html: string): number[] {
  const ends: number[] = [];
  walk(html, ({ sourceCodeLocation }) => ends.push(sourceCodeLocation?.endOffset ?? 0));
  return ends;
}

function walk(html: string, visit: (element: Element) => void): void {
  const within = (node: Node) => {
    for (const child of 'childNodes' in node ? node.childNodes : []) {
      if (!isElement(child)) continue;
      visit(child);
      within(child);
    }
  };
  within(parse(html, { sourceCodeLocationInfo: true }));
}

/** The end of what fills the screen: a child of `main`, or a part of it if it is long. */
function endOfScreen(holder: Element, before = 0): number | undefined {
  let length = before;
  for (const child of holder.childNodes.filter(isElement)) {
    const place = child.sourceCodeLocation;
    if (!place?.endTag || NOT_SHOWN.has(child.tagName) || has(child, 'hidden')) continue;
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
