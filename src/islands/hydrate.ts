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
  const { island: name = '', state = '', code = '', lost = '' } = island.dataset;
  const acts: Act[] = [];
  let loading = false;
  let late = 0;
  let note: HTMLElement | undefined;
  let sign: Promise<Sign | undefined> | undefined;

  /** From the first act on, and again with each attempt: a sign, if the code is long in coming. */
  function wait(): void {
    sign ??= import('./waiting.ts').then(
      (waiting) => waiting.signOf(island, acts, hydrate),
      () => (sign = undefined),
    );
    late ||= +setTimeout(() => sign?.then((made) => made?.coming()), PATIENCE_MS);
  }

  async function hydrate(): Promise<void> {
    if (loading) return;
    loading = true;
    note?.remove();
    if (acts[0]) wait();
    // All files of its code at once: each would only ask for the next when it has come.
    for (const file of code.match(/\S+/g) ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `/_a/${file}.js`;
      document.head.append(link);
    }
    try {
      const start = await (await import('./start.tsx')).load(name);
      await start(island, acts);
      island.dataset.ready = '';
      void sign?.then((made) => made?.over());
    } catch (error) {
      console.warn(error);
      if (late) tellFailure(await sign);
    }
    // A sign that is due is not given any more.
    clearTimeout(late);
    late = 0;
    loading = false;
  }

  /** Not even the sign may have come: then the page itself says so, and the next touch tries again. */
  function tellFailure(made: Sign | undefined): void {
    if (made) return void made.failed();
    note = document.createElement('p');
    note.role = 'status';
    note.textContent = lost;
    island.after(note);
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
      wait();
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
    wait();
    void hydrate();
  }
}

/** What the browser does not answer by itself. */
function isLostBeforeReact(event: Event): boolean {
  const own = (event.target as Element).closest('a, input, select, summary');
  const { type, key } = event as KeyboardEvent;
  if (type !== 'keydown') return type === 'click' && !own;
  return key === 'Enter' ? own?.tagName === 'INPUT' : !own && key.startsWith('Arrow');
}

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) arm(island);
