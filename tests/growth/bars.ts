/** What is measured in a browser where each product has a place of its own. */
import type { Locator, Page } from '@playwright/test';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Lines of its text. */
  readonly lines: number;
}

/** The boxes of what is seen, with the lines that the words of each take. */
async function boxesOf(items: Locator): Promise<Box[]> {
  return items.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const range = document.createRange();
        const rects = [...element.childNodes]
          .filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
          .flatMap((words) => {
            range.selectNodeContents(words);
            return [...range.getClientRects()];
          });
        return {
          name: element.textContent?.trim() ?? '',
          left: Math.min(left, ...rects.map((rect) => rect.left)),
          right: Math.max(right, ...rects.map((rect) => rect.right)),
          top,
          bottom,
          lines: new Set(rects.map((rect) => Math.round(rect.top))).size,
        };
      }),
  );
}

/** What is wrong with the places of a bar: a word broken or out of the window, two that overlap. */
export async function faultsOfBar(page: Page, places: Locator): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const boxes = await boxesOf(places);
  return boxes.flatMap(({ name, left, right, bottom, lines }, index) => {
    const next = boxes[index + 1];
    return [
      ...(lines > 1 ? [`${name} takes ${lines} lines`] : []),
      ...(left < 0 || right > width ? [`${name} leaves the window`] : []),
      ...(next && next.top < bottom && next.left < right - 0.5
        ? [`${name} overlaps ${next.name}`]
        : []),
    ];
  });
}

/** The rows of a grid that leave a hole: narrower than the widest. */
export async function holesOf(items: Locator): Promise<string[]> {
  const rows = Map.groupBy(await boxesOf(items), ({ top }) => Math.round(top));
  const edges = [...rows.values()].map((row) => ({
    names: row.map(({ name }) => name.slice(0, 20)).join(', '),
    left: Math.min(...row.map(({ left }) => left)),
    right: Math.max(...row.map(({ right }) => right)),
  }));
  const [left, right] = [
    Math.min(...edges.map((row) => row.left)),
    Math.max(...edges.map((row) => row.right)),
  ];
  return edges
    .filter((row) => row.left > left + 1 || row.right < right - 1)
    .map(({ names }) => names);
}
