import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './IslandRoot.tsx';
import type { Island } from './island.ts';

/** Something the visitor did before the code came; `value`: what the field, if it is one, held then. */
export type Act = [target: HTMLInputElement, type: string, key: string, value: string | undefined];

/** Every island's file; a page fetches only the one that is touched. */
const files = import.meta.glob<Island<object>>('/src/**/*.island.tsx', { import: 'island' });

/**
 * Fetches an island's code.
 * @returns what hydrates an island with the props that the server rendered, then does in order what
 * was done meanwhile
 * @throws if the code cannot be fetched, or no file has that name
 */
export async function load(name: string) {
  const file = Object.keys(files).find((path) => path.endsWith(`/${name}.island.tsx`));
  const fetchIsland = file && files[file];
  if (!fetchIsland) throw new Error(`${name}.island.tsx`);
  const { component } = await fetchIsland();
  return async (island: HTMLElement, acts: Act[]) => {
    const [content, data] = island.children;
    if (!content) return;
    acts.unshift(...doneBefore(island, acts));
    const props: object = JSON.parse(data?.textContent ?? '{}');
    await new Promise<void>((onReady) => {
      hydrateRoot(
        content,
        <IslandRoot onReady={onReady}>{createElement(component, props)}</IslandRoot>,
      );
    });
    await replay(island, acts);
  };
}

/** What was done before the page was loaded again for newer code, and text typed before any script. */
function doneBefore(island: HTMLElement, acts: readonly Act[]): Act[] {
  const parts = [...island.querySelectorAll<HTMLInputElement>('*')];
  const name = `${island.dataset.island}`;
  const { acts: left = [], ...kept } = history.state?.[name] ?? {};
  if (left.length > 0) history.replaceState({ ...history.state, [name]: kept }, '');
  const again = left.map(([at, ...act]: [number]) => [parts[at], ...act]);
  const typed = parts
    .filter((part) => part.matches('input') && part.value !== part.defaultValue)
    .filter((part) => ![...again, ...acts].some(([target]) => target === part))
    .map((part): Act => [part, 'input', '', part.value]);
  return [...again, ...typed];
}

/** One act at a time: the next is done to what the one before has drawn. */
async function replay(island: HTMLElement, acts: Act[]): Promise<void> {
  for (let act = acts.shift(); act; act = acts.shift()) {
    const [target, type, key, value] = act;
    island.dataset.replaying = '';
    if (target.matches('input') && (type === 'input' || target.value !== value)) {
      retype(target, value ?? '');
    }
    if (type !== 'input') {
      const again = { key, bubbles: true, cancelable: true };
      target.dispatchEvent(
        type === 'click' ? new MouseEvent(type, again) : new KeyboardEvent(type, again),
      );
    }
    delete island.dataset.replaying;
    await new Promise((settled) => setTimeout(settled));
  }
}

/** React only hears of a value that differs from the one it last saw. */
function retype(field: HTMLInputElement, value: string): void {
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
