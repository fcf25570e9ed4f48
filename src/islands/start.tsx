import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './IslandRoot.tsx';

/**
 * An act of the visitor before the code had loaded. `place`: of the control among those of the
 * island, which React draws again where a translator or an extension has changed the page. `value`:
 * what the field held at that moment.
 */
export type QueuedEvent = [place: number, type: string, key: string, value: string | undefined];

/** The files of all islands; a page loads only the island that is touched. */
const files = import.meta.glob<Record<string, ComponentType>>('/src/**/*.island.tsx');

/** @returns hydrates an island, then replays its queue @throws if its code cannot be loaded */
export async function load(name: string) {
  const file = Object.keys(files).find((path) => path.endsWith(`/${name}.island.tsx`));
  const fetchIsland = file && files[file];
  if (!fetchIsland) throw new Error(`${name}.island.tsx`);
  const { [name]: component } = await fetchIsland();
  if (!component) throw new Error(`${file}: ${name}`);
  return async (island: HTMLElement, queue: QueuedEvent[]) => {
    const [content, data] = island.children;
    if (!content) return;
    queue.unshift(...typedBefore(island, queue));
    const props: object = JSON.parse(data?.textContent ?? '{}');
    const focused = document.activeElement as HTMLInputElement;
    const place = controlsOf(island).indexOf(focused);
    const before = content.cloneNode(true);
    const onDrawn = () => takeOver(island, place, focused);
    await new Promise<void>((onReady, fail) => {
      hydrateRoot(
        content,
        <IslandRoot onDrawn={onDrawn} onReady={onReady}>
          {createElement(component, props)}
        </IslandRoot>,
        {
          onRecoverableError: console.warn,
          // React has emptied the island: what the page came with is back, and the next act tries again.
          onUncaughtError(error) {
            console.warn(error);
            content.replaceWith(before);
            takeOver(island, place, focused);
            delete island.dataset.ready;
            fail(error);
          },
        },
      );
    });
    await replay(island, queue);
    if (!content.isConnected) throw new Error(name);
    island.dataset.ready = '';
  };
}

/** The controls of an island, in order; a field with its text stays at its place. */
const controlsOf = (island: HTMLElement) => [
  ...island.querySelectorAll<HTMLInputElement>('button, input, select'),
];

/** Gives a control that was drawn again the focus, the text and the caret of the old control. */
function takeOver(island: HTMLElement, place: number, before: HTMLInputElement): void {
  const control = controlsOf(island)[place];
  if (!control || before.isConnected) return;
  control.focus({ preventScroll: true });
  if (!control.matches('input')) return;
  const { value, selectionStart, selectionEnd } = before;
  control.value = value;
  control.setSelectionRange(selectionStart, selectionEnd);
}

const isChanged = (control: HTMLInputElement | HTMLSelectElement) =>
  'options' in control
    ? !control.selectedOptions[0]?.defaultSelected
    : control.value !== control.defaultValue;

/** Text typed, or an option chosen, before any script ran. */
const typedBefore = (island: HTMLElement, queue: readonly QueuedEvent[]) =>
  controlsOf(island).flatMap((field, place): QueuedEvent[] =>
    field.matches('input, select') && isChanged(field) && !queue.some(([at]) => at === place)
      ? [[place, 'input', '', field.value]]
      : [],
  );

/** One act at a time: each applies to what the previous act rendered. */
async function replay(island: HTMLElement, queue: QueuedEvent[]): Promise<void> {
  for (let act = queue.shift(); act; act = queue.shift()) {
    const [place, type, key, value] = act;
    const target = controlsOf(island)[place];
    const [next] = queue;
    // The last text typed in a field contains all that was typed before.
    const goesOn = type === 'input' && next?.[0] === place && next[1] === type;
    if (!target || goesOn) continue;
    island.dataset.ready = '';
    target.removeAttribute('data-held');
    if (target.matches('select')) {
      target.value = value ?? '';
      target.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (target.matches('input') && (type === 'input' || target.value !== value)) {
      retype(target, value ?? '');
    }
    if (type !== 'input') {
      const again = { key, bubbles: true, cancelable: true };
      target.dispatchEvent(
        type === 'click' ? new MouseEvent(type, again) : new KeyboardEvent(type, again),
      );
    }
    island.dataset.ready = 'soon';
    await new Promise((settled) => setTimeout(settled));
  }
}

/** React fires a change only when the value differs from the last value it saw. */
function retype(field: HTMLInputElement, value: string): void {
  const { value: shown, selectionStart, selectionEnd } = field;
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  // To write moves the caret to the end.
  if (value === shown && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
