import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react';

/** Events of a visitor who leaves; a phone may discard a hidden page without any further event. */
const LEAVING = ['pagehide', 'visibilitychange'];
const DELAY_MS = 400;

/**
 * A state that survives Back and reload. It is stored in the history entry: it is never sent, and
 * disappears with the tab. A state stored by another release is ignored.
 * @param island name of its file: one state for each island
 */
export function useKeptState<State>(
  island: string,
  start: () => State,
): [State, Dispatch<SetStateAction<State>>] {
  const [first] = useState(start);
  const [state, setState] = useState(first);

  // A layout effect, so that it runs before queued acts are replayed (`start.tsx`).
  useLayoutEffect(() => {
    const [began, kept] = history.state?.[island]?.kept ?? [];
    if (began === JSON.stringify(first)) setState(kept);
  }, [island, first]);

  useEffect(() => {
    if (state === first) return;
    const keep = () => {
      const kept = [JSON.stringify(first), state];
      history.replaceState({ ...history.state, [island]: { kept } }, '');
    };
    for (const type of LEAVING) addEventListener(type, keep);
    // Also written after a pause, because what is written during a reload is lost; not at once,
    // because browsers limit changes of the history.
    const timer = setTimeout(keep, DELAY_MS);
    return () => {
      clearTimeout(timer);
      for (const type of LEAVING) removeEventListener(type, keep);
    };
  }, [island, first, state]);

  return [state, setState];
}
