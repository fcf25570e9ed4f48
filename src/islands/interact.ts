import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean | string;
  }
}

/**
 * Hydrates an island on the first touch, and loses nothing of that touch.
 *
 * A click or an arrow key that arrives before React is held in the capture phase and dispatched
 * again once the island listens. If its code could not be fetched (Astro leaves the `ssr`
 * attribute in place) the island arms itself again, so that the next touch retries.
 *
 * `client:interact="q categorie"` names query parameters: an address that carries one of them
 * hydrates the island at once, to show the state that was shared.
 */
const WARMING = ['pointerover', 'focusin'] as const;
const HELD = ['click', 'keydown'] as const;
const CAPTURE = { capture: true } as const;

const directive: ClientDirective = (load, { value }, island) => {
  let held: Event[] = [];
  let loading = false;

  async function hydrate(): Promise<void> {
    if (loading) return;
    loading = true;
    const start = await load();
    await start();
    loading = false;
    if (island.hasAttribute('ssr')) {
      held = [];
      return;
    }
    for (const type of WARMING) island.removeEventListener(type, hydrate, CAPTURE);
    for (const type of HELD) island.removeEventListener(type, hold, CAPTURE);
    for (const event of held) {
      const { type, target } = event;
      target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    }
  }

  function hold(event: Event): void {
    if (event instanceof KeyboardEvent && !event.key.startsWith('Arrow')) return;
    if (event.target instanceof Element && event.target.closest('a, input, summary')) {
      void hydrate();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
    void hydrate();
  }

  for (const type of WARMING) island.addEventListener(type, hydrate, CAPTURE);
  for (const type of HELD) island.addEventListener(type, hold, CAPTURE);

  const shared = new URLSearchParams(location.search);
  if (`${value}`.split(' ').some((name) => shared.has(name))) void hydrate();
  else preloadWhenIdle(island);
};

/** Fetches the island's code ahead of its first touch, unless the visitor saves data. */
function preloadWhenIdle(island: HTMLElement): void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData || /2g/.test(`${connection?.effectiveType}`)) return;
  const fetchAhead = () => {
    for (const name of ['component-url', 'renderer-url']) {
      // A failure here costs nothing: the first touch asks again.
      import(/* @vite-ignore */ `${island.getAttribute(name)}`).catch(() => {});
    }
  };
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    (globalThis.requestIdleCallback ?? setTimeout)(fetchAhead);
  });
  addEventListener('load', () => seen.observe(island));
}

export default directive;
