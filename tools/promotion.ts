/** What the end of a promotion changes in a page, found by comparing two builds of it. */
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parse,
  serializeOuter,
} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;
const { isElementNode } = defaultTreeAdapter;

/** The script that acts on the marks; every page comes with it while a promotion lasts. */
const SCRIPT = /<script type="module" src="\/_a\/PromotionScript\.[^"]+"><\/script>/;

const likeness = (node: Node) =>
  isElementNode(node) ? JSON.stringify([node.tagName, node.attrs]) : serializeOuter(node);

/** Whether a template may hold it: inside a drawing it would not be drawn. */
const mayBeReplaced = (element: Element) => element.namespaceURI === html.NS.HTML;

/** The smallest elements that differ, each with what is there afterwards. */
function differences(now: Element, after: Element): [Element, Element][] {
  const alike =
    now.tagName !== 'template' &&
    now.childNodes.length === after.childNodes.length &&
    now.childNodes.every((child, at) => likeness(child) === likeness(after.childNodes[at] as Node));
  if (!alike) return serializeOuter(now) === serializeOuter(after) ? [] : [[now, after]];
  const within = now.childNodes.flatMap((child, at) =>
    isElementNode(child) ? differences(child, after.childNodes[at] as Element) : [],
  );
  return within.every(([element]) => mayBeReplaced(element)) ? within : [[now, after]];
}

const bodyOf = (page: string) => {
  const { childNodes } = parse(page, { sourceCodeLocationInfo: true });
  const root = childNodes.find(isElementNode);
  return root?.childNodes.find((node) => node.nodeName === 'body') as Element;
};

/**
 * A page with parts that change by themselves on the day when a promotion is over; without the
 * script if none does.
 * @param after the same page as it is built on that day
 */
export function endingOn(day: string, page: string, after: string): string {
  const [script = ''] = SCRIPT.exec(page) ?? [];
  const bare = page.replace(SCRIPT, '');
  const found = differences(bodyOf(bare), bodyOf(after.replace(SCRIPT, '')));
  if (found.length === 0) return bare;
  const templates = found.map(
    ([, usual]) => `<template data-after>${serializeOuter(usual)}</template>`,
  );
  const marked = found.toReversed().reduce((text, [{ tagName, sourceCodeLocation }]) => {
    const at = (sourceCodeLocation?.startOffset ?? 0) + 1 + tagName.length;
    return `${text.slice(0, at)} data-ends="${day}"${text.slice(at)}`;
  }, bare);
  return marked.replace('</body>', () => `${templates.join('')}${script}</body>`);
}
