import type { QueuedEvent } from './start.tsx';
import type { Notice } from './waiting.ts';

/** The controls that an act is meant for. A link in an island works without its code. */
const CONTROL = 'button, input, select';
/** How long a mouse stays on a control before this counts as an act. */
const DWELL_MS = 100;

/**
 * Fetches a code file. Not left to the import: most browsers remember for good that an import
 * failed, even inside the file, and a new attempt would fail without asking for anything.
 */
async function bring(file: string, how?: RequestInit): Promise<void> {
  const answer = await fetch(`/_a/${file}.js`, how);
  // Not the page of a network's portal.
  if (!/javascript/.test(`${answer.headers.get('Content-Type')}`)) throw new Error(file);
  await answer.blob();
  // Compiled while the others are still coming.
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = answer.url;
  document.head.append(link);
}

/**
 * What is typed replaces the whole of such a field (`data-whole`), with React or without. At a press
 * the browser would put its caret into the text: the field is given the focus instead.
 */
function selectWhole(event: Pick<Event, 'target'> & Partial<Event>): void {
  const field = event.target as HTMLInputElement;
  if (!('whole' in field.dataset)) return;
  if (event.type === 'mousedown') {
    if (field === document.activeElement) return;
    event.preventDefault?.();
    field.focus();
  }
  // Here too: without a focused window Firefox sends no `focusin`.
  field.select();
}

/**
 * Hydrates an island (`Island.astro`) at the first act that is meant for it: a finger that scrolls,
 * a wheel and a link ask for nothing. What the visitor does before the code has loaded is queued in
 * order, each act with the field's value at that moment; `start.tsx` replays it. If the code does
 * not load, the queue stays and a message says so (`waiting.ts`).
 */
function arm(island: HTMLElement): void {
  const { dataset } = island;
  const { island: name = '', state = '' } = dataset;
  // These stand on the script with its data: there they do not weigh on the page's first screen.
  const { code = '', lost = '' } = (island.lastElementChild as HTMLElement).dataset;
  const queue: QueuedEvent[] = [];
  let late = 0;
  let note: HTMLElement | undefined;
  let notice: Promise<Notice | null> | undefined;

  /** Started by the first act and by each new attempt: shows a message if loading takes long. */
  function wait(): void {
    const load = () => import('./waiting.ts');
    notice ??= (window.again?.(load) ?? load())
      .then((waiting) => waiting.notice(island, hydrate))
      .catch(() => null);
    // After two seconds, the message that the code is loading.
    late ||= +setTimeout(() => notice?.then((made) => made?.show()), 2000);
  }

  async function hydrate(): Promise<void> {
    if ('ready' in dataset) return;
    dataset.ready = 'soon';
    note?.remove();
    if (queue[0]) wait();
    try {
      // All code files at once, before the import, which finds them kept by the browser.
      const load = async (how?: RequestInit) => {
        await Promise.all((code.match(/\S+/g) ?? []).map((file) => bring(file, how)));
        return (await import('./start.tsx')).load(name);
      };
      // A cache may hold something else under their names, or half of it: fetched again without it.
      const start = await load().catch(() => load({ cache: 'reload' }));
      await start(island, queue);
      void notice?.then((made) => made?.remove());
    } catch (error) {
      console.warn(error);
      delete dataset.ready;
      if (late) void notice?.then(tellFailure);
    }
    // Cancels the message, if it was not shown yet.
    clearTimeout(late);
    late = 0;
  }

  /**
   * Shows that loading failed; if `waiting.ts` failed too, the page's own message (`data-lost`): the
   * next touch tries again. Nothing if such a touch has already started a new attempt.
   */
  function tellFailure(made: Notice | null): void {
    if ('ready' in dataset) return;
    if (made) void made.fail();
    else {
      notice = undefined;
      // Two attempts may have failed before the message could come.
      note?.remove();
      note = document.createElement('p');
      note.setAttribute('role', 'status');
      island.after(note);
      // Filled once it is in the page, so that screen readers announce it.
      setTimeout((empty) => (empty.textContent = lost), 0, note);
    }
  }

  function hold(event: Event): void {
    const target = event.target as HTMLInputElement;
    if (dataset.ready === '') return;
    const { type, key } = event as KeyboardEvent;
    const field = target.matches('input, select');
    const typed = type === 'input';
    const pressed = type === 'click' && target.closest('button');
    // What the browser does not do by itself. Enter on a button is a click.
    if (typed || pressed || (field && key === 'Enter')) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const place = [...island.querySelectorAll(CONTROL)].indexOf(pressed || target);
      queue.push([place, type, key, target.value]);
      wait();
      if (pressed) pressed.dataset.held = '';
    } else if (!field || type !== 'focusin') return;
    void hydrate();
  }

  for (const type of ['focusin', 'click', 'keydown', 'input'])
    island.addEventListener(type, hold, true);
  for (const type of ['mousedown', 'focusin']) island.addEventListener(type, selectWhole);

  // A mouse that rests on a control; not when the page moves under it: then it has no movement.
  let dwell = 0;
  island.addEventListener('pointermove', ({ target, pointerType, movementX, movementY }) => {
    const moved = pointerType === 'mouse' && (movementX || movementY);
    if (moved && (target as Element).closest(CONTROL)) dwell ||= +setTimeout(hydrate, DWELL_MS);
  });
  const leave = () => {
    clearTimeout(dwell);
    dwell = 0;
  };
  island.addEventListener('pointerout', leave);
  addEventListener('scroll', leave, true);

  // A shared state hydrates at once; so do a state kept over a reload, and a control that the visitor
  // reached, or an option chosen, before this script came.
  const target = document.activeElement as HTMLInputElement;
  const shared = new RegExp(`[?&](${state})=`).test(location.search);
  const changed = island.querySelector('option:checked:not([selected])');
  if (shared || history.state?.[name] || changed || island.contains(target)) {
    if (target.value === target.defaultValue) selectWhole({ target });
    wait();
    void hydrate();
  }
}

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) arm(island);
