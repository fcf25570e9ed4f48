/**
 * Runs in the page: focuses every element in turn, as Tab does, then as Shift + Tab, and checks how
 * much of it can be seen.
 */
export function focusEverything(): string[] {
  const faults: string[] = [];
  scrollTo({ top: 0, behavior: 'instant' });
  const reachable = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.closest('dialog, [inert]') &&
      !(element as HTMLInputElement).disabled &&
      element.checkVisibility({ visibilityProperty: true }),
  );

  /** The element that covers this point of the focused element, if any. */
  const over = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return !hit || hit.contains(element) || element.contains(hit) || labelOf(element)?.contains(hit)
      ? undefined
      : hit;
  };
  /** How far an element sticks out of the row that it slides in; a wider element need not fit. */
  const outOfRow = (element: Element): number => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'auto') continue;
      const [row, own] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
      if (own.width > box.clientWidth) return 0;
      return Math.max(0, row.left - own.left, own.right - row.right);
    }
    return 0;
  };
  const labelOf = (element: Element) => (element as HTMLInputElement).labels?.[0];
  const name = (element: Element) =>
    `${element.tagName} « ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)} »`;

  for (const element of [...reachable, ...reachable.toReversed()]) {
    element.focus({ focusVisible: true } as FocusOptions);
    if (document.activeElement !== element) continue;
    // A radio or a checkbox is seen and touched through its label, a range under the handle that is
    // drawn for it.
    const drawn = element.matches('input[type="range"]')
      ? element.parentElement?.lastElementChild?.querySelector('svg')
      : labelOf(element);
    const face = element.matches('input:is([type="radio"], [type="checkbox"], [type="range"])')
      ? (drawn ?? element)
      : element;
    const out = outOfRow(face);
    if (out > 3) faults.push(`${name(element)}: ${Math.round(out)} px out of its row`);
    const rects = [...face.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    let points = 0;
    const covered: string[] = [];
    for (const { left, top, width, height } of rects) {
      // An element taller than the window cannot be seen whole.
      const tall = height > innerHeight * 0.6;
      for (const across of [0.1, 0.5, 0.9]) {
        for (const down of [0.1, 0.5, 0.9]) {
          const x = left + width * across;
          const y = top + height * down;
          points += 1;
          if (x < 0 || x > innerWidth) continue;
          if (y < 0 || y > innerHeight) {
            if (!tall) covered.push('the edge of the window');
            continue;
          }
          const hit = over(face, x, y);
          if (
            hit &&
            hit !== element &&
            !(tall && !/fixed|sticky/.test(getComputedStyle(hit).position))
          )
            covered.push(name(hit));
        }
      }
    }
    if (covered.length > 0) {
      faults.push(`${name(element)}: ${covered.length}/${points} under ${covered[0]}`);
    }
  }
  return faults;
}
