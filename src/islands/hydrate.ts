/**
 * Hydrates an island (`Island.astro`) on the first touch, and loses nothing of that touch.
 *
 * A click, an arrow key or Enter in a field that arrives before React is held in the capture phase
 * and dispatched again once the island listens; what was typed meanwhile is given to React first,
 * as if typed then. If the code could not be fetched, the island stays armed: the next touch asks
 * again.
 */
const WARMING = ['pointerover', 'focusin'] as const;
const HELD = ['click', 'keydown'] as const;
const CAPTURE = { capture: true } as const;

function arm(island: HTMLElement): void {
  const [content, data] = island.children;
  const { island: name = '', state = '' } = island.dataset;
  let held: Event[] = [];
  let loading = false;
  if (!content) return;
  const fetchCode = async () => (await import('./start.tsx')).load(name);

  async function hydrate(): Promise<void> {
    if (loading || !content) return;
    loading = true;
    try {
      const start = await fetchCode();
      const typed = typedFields(content);
      await start(content, JSON.parse(data?.textContent ?? '{}'));
      for (const type of WARMING) island.removeEventListener(type, hydrate, CAPTURE);
      for (const type of HELD) island.removeEventListener(type, hold, CAPTURE);
      island.dataset.ready = '';
      for (const [field, value] of typed) retype(field, value);
      for (const event of held) {
        const { type, target } = event;
        target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
      }
    } catch (error) {
      console.warn(error);
    }
    held = [];
    loading = false;
  }

  function hold(event: Event): void {
    if (isLostBeforeReact(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(event);
    }
    void hydrate();
  }

  for (const type of WARMING) island.addEventListener(type, hydrate, CAPTURE);
  for (const type of HELD) island.addEventListener(type, hold, CAPTURE);

  const shared = new URLSearchParams(location.search);
  if (state.split(' ').some((parameter) => shared.has(parameter))) void hydrate();
  else whenIdleInSight(island, fetchCode);
}

/** What the browser does not answer by itself. */
function isLostBeforeReact(event: Event): boolean {
  const own = (event.target as Element).closest('a, input, select, summary');
  if (!(event instanceof KeyboardEvent)) return !own;
  return event.key === 'Enter' ? own?.tagName === 'INPUT' : !own && event.key.startsWith('Arrow');
}

/** Fields whose text the visitor changed before React was there. */
function typedFields(root: Element): [HTMLInputElement, string][] {
  return [...root.querySelectorAll('input')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => [field, field.value]);
}

/** React only hears of a value that differs from the one it last saw. */
function retype(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Fetches the code ahead of the first touch, unless the visitor saves data. */
function whenIdleInSight(island: Element, fetchCode: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData || /2g/.test(`${connection?.effectiveType}`)) return;
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    // A failure here costs nothing: the first touch asks again.
    (globalThis.requestIdleCallback ?? setTimeout)(() => fetchCode().catch(() => {}));
  });
  addEventListener('load', () => seen.observe(island));
}

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) arm(island);
