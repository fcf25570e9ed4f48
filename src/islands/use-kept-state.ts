import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react';

/** When a visitor leaves; a phone may drop a page that it hid without another word. */
const LEAVING = ['pagehide', 'visibilitychange'];

/**
 * A state that is there again after Back or a reload. It stands in the entry of the history: it is
 * sent nowhere, and goes with the tab. What was kept of another release is left.
 *
 * @param island name of its file: one state for an island
 */
export function useKeptState<State>(
  island: string,
  start: () => State,
): [State, Dispatch<SetStateAction<State>>] {
  const [first] = useState(start);
  const [state, setState] = useState(first);

  // Before what was done meanwhile is done again (`start.tsx`).
  useLayoutEffect(() => {
    const [began, kept] = history.state?.[island]?.kept ?? [];
    if (began === JSON.stringify(first)) setState(kept);
  }, [island, first]);

  useEffect(() => {
    if (state === first) return;
    const keep = () => {
      const entry = { ...history.state?.[island], kept: [JSON.stringify(first), state] };
      history.replaceState({ ...history.state, [island]: entry }, '');
    };
    for (const type of LEAVING) addEventListener(type, keep);
    return () => {
      for (const type of LEAVING) removeEventListener(type, keep);
    };
  }, [island, first, state]);

  return [state, setState];
}
