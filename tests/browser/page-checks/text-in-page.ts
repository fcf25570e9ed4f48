export interface StandIn {
  /** Rules that override the page's own. */
  readonly css: string;
  /** A font family that the rules use; the test fails if it does not load. */
  readonly family?: string;
  /** Whether words may break: at this size that is better than being cut off. */
  readonly breaks?: boolean;
}

/**
 * Runs in the page: tries one set of rules after another.
 * @returns for each, what sticks out of the window, and text that is cut off or broken
 */
export async function textFaults(standIns: readonly StandIn[]): Promise<string[][]> {
  const range = document.createRange();

  /** Words and figures with letters on two lines. */
  function broken(): string[] {
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const holder = text.parentElement;
      const said = text.textContent ?? '';
      if (!said.trim() || !holder?.checkVisibility()) continue;
      // Code samples and hidden text may break anywhere.
      if (holder.closest('code, pre, [aria-hidden="true"], .visually-hidden, script, style'))
        continue;
      const { clip, clipPath } = getComputedStyle(holder);
      if (clip !== 'auto' || clipPath !== 'none') continue;
      range.selectNodeContents(text);
      if (range.getClientRects().length < 2) continue;
      // A line may end at a space, and after a hyphen, a stroke or a dash; not within a figure.
      for (const { 0: word, index } of said.matchAll(
        /\d{1,3}(?: \d{3})+|\d+h\d*-\d+h|[^ \t\n\r\u200b\-/–—]{2,}/g,
      )) {
        // Web and e-mail addresses may break too.
        if (/@|\w\.\w{2}/.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = lines;
        // Not below the first line: where lines are set tight, their boxes overlap.
        if (first && lines.some(({ top }) => top > first.top + 2))
          faults.push(`${holder.className || holder.tagName} « ${word} » is broken`);
      }
    }
    return faults.slice(0, 12);
  }

  /** What sticks out of the window, and text that a box cuts off. */
  function lost(): string[] {
    const faults: string[] = [];
    const limit = document.documentElement.clientWidth;
    const sideways = document.documentElement.scrollWidth > limit;
    if (sideways) faults.push(`scrolls sideways to ${document.documentElement.scrollWidth}`);

    interface Box {
      readonly element: Element;
      /** The check stops at such a box: it is clipped on purpose, fixed, or scrolls. */
      readonly free: boolean;
      readonly cutsWidth: boolean;
      readonly cutsHeight: boolean;
      readonly edge: DOMRect;
      readonly parent: Box | undefined;
    }
    // Texts share the boxes around them: each is asked once.
    const boxes = new Map<Element, Box>();
    const boxOf = (element: Element): Box => {
      const known = boxes.get(element);
      if (known) return known;
      const { clip, clipPath, maskImage, position, overflowX, overflowY } =
        getComputedStyle(element);
      const clipped = clipPath !== 'none' || clip !== 'auto';
      const box = {
        element,
        free: clipped || position === 'fixed' || /auto|scroll/.test(overflowX + overflowY),
        cutsWidth: /hidden|clip/.test(overflowX),
        // A fading edge shows that the text goes on.
        cutsHeight: /hidden|clip/.test(overflowY) && maskImage === 'none',
        edge: element.getBoundingClientRect(),
        parent: element.parentElement ? boxOf(element.parentElement) : undefined,
      };
      boxes.set(element, box);
      return box;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const holder = text.parentElement;
      if (!text.textContent?.trim() || !holder?.checkVisibility()) continue;
      // Drawings, without text.
      if (holder.closest('[aria-hidden="true"]')) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (right - left < 2) continue;
      const say = (what: string) =>
        faults.push(
          `${holder.className || holder.tagName} « ${text.textContent?.trim().slice(0, 40)} » ${what}`,
        );
      for (let box: Box | undefined = boxOf(holder); box && !box.free; box = box.parent) {
        const { element, edge, cutsWidth, cutsHeight } = box;
        if (element === document.documentElement) {
          if (sideways && right > limit + 1) say(`to ${Math.round(right)}`);
          break;
        }
        if (!cutsWidth) continue;
        // Text below the lower edge: part of a drawing that is cropped on purpose.
        if (top >= edge.bottom) break;
        if (right > edge.right + 2 || left < edge.left - 2)
          say(`cut off by ${Math.round(right - edge.right)} px in width`);
        else if (cutsHeight && (bottom > edge.bottom + 3 || top < edge.top - 3))
          say(`cut off by ${Math.round(bottom - edge.bottom)} px in height`);
        else continue;
        break;
      }
    }
    return faults.slice(0, 12);
  }

  const own = [...document.adoptedStyleSheets];
  const found: string[][] = [];
  for (const { css, family, breaks } of standIns) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...own, sheet];
    for (const weight of family ? [400, 700] : []) {
      const faces = await document.fonts.load(`${weight} 1rem "${family}"`);
      if (!faces[0]) throw new Error(`${family} did not come`);
    }
    found.push([...lost(), ...(breaks ? [] : broken())]);
  }
  document.adoptedStyleSheets = own;
  return found;
}
