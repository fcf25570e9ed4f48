import type { Act } from './start.tsx';
import type { Sign } from './waiting.ts';

/**
 * Hydrates an island (`Island.astro`) on the first touch, and loses nothing of what was done before
 * the code came: clicks, keys and text are one queue, in order, each with the value of its moment
 * (`start.tsx` does them again). If the code does not come, the queue stays and the visitor is told
 * (`waiting.ts`).
 */
const TOUCHES = ['pointerover', 'focusin', 'click', 'keydown', 'input'];
/** Before it says that the code is on its way. */
const PATIENCE_MS = 2000;

function arm(island: HTMLElement): void {
  const { island: name = '', state = '' } = island.dataset;
  const acts: Act[] = [];
  let loading = false;
  let late = 0;
  let sign: Promise<Sign | undefined> | undefined;
  const fetchSign = () => {
    sign ??= import('./waiting.ts').then(
      (waiting) => waiting.signOf(island, acts, hydrate),
      () => (sign = undefined),
    );
    return sign;
  };
  const tell = (what: keyof Sign) => sign?.then((made) => made?.[what]());
  const fetchCode = () => import('./start.tsx').then((start) => start.load(name));

  async function hydrate(): Promise<void> {
    if (loading) return;
    loading = true;
    try {
      const start = await fetchCode();
      await start(island, acts);
      island.dataset.ready = '';
      tell('over');
    } catch (error) {
      console.warn(error);
      if (late) tell('failed');
    }
    clearTimeout(late);
    loading = false;
  }

  function hold(event: Event): void {
    const target = event.target as HTMLInputElement;
    const { ready, replaying } = island.dataset;
    // React listens, or what was done is being done again.
    if ((ready ?? replaying) !== undefined) return;
    const { type, key } = event as KeyboardEvent;
    const typed = type === 'input';
    if (typed || isLostBeforeReact(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const last = acts.at(-1);
      if (typed && last?.[0] === target && last[1] === type) last[3] = target.value;
      else acts.push([target, type, key, target.value]);
      void fetchSign();
      late ||= +setTimeout(tell, PATIENCE_MS, 'coming');
      // A code that was sent makes room for the next.
      const sent = !typed && target.closest('[data-sends]')?.querySelector('input');
      if (sent) sent.value = '';
    }
    void hydrate();
  }

  for (const type of TOUCHES) island.addEventListener(type, hold, true);

  const shared = new URLSearchParams(location.search);
  // A shared state is shown at once, and what was done before the page was loaded again is done.
  if (history.state?.[name] || state.split(' ').some((parameter) => shared.has(parameter))) {
    void fetchSign();
    void hydrate();
  } else whenIdleInSight(island, () => Promise.all([fetchCode(), fetchSign()]));
}

/** What the browser does not answer by itself. */
function isLostBeforeReact(event: Event): boolean {
  const own = (event.target as Element).closest('a, input, select, summary');
  const { type, key } = event as KeyboardEvent;
  if (type !== 'keydown') return type === 'click' && !own;
  return key === 'Enter' ? own?.tagName === 'INPUT' : !own && key.startsWith('Arrow');
}

/** Fetches the code ahead of the first touch, unless the visitor saves data. */
function whenIdleInSight(island: Element, fetchCode: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    // A failure here costs nothing: the first touch asks again.
    (globalThis.requestIdleCallback ?? setTimeout)(() => fetchCode().catch(() => {}));
  });
  addEventListener('load', () => seen.observe(island));
}

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) arm(island);
