import type { ThemeName } from './themes.ts';

/** The interface of the customer's snow overlay: fifty flakes over the page. */
export interface SnowOverlay {
  on(): void;
  /** Removes all flakes. */
  off(): void;
}

interface SeasonState {
  readonly theme: ThemeName;
  readonly event: string;
}

export interface SeasonProvider {
  get(): SeasonState;
  /** Winter starts the snow; any other theme stops it. */
  setTheme(theme: ThemeName): void;
  /** Sets the current event and passes it to the registered handler, if any. */
  forceEvent(event: string): void;
  onForcedEvent(handler: (event: string) => void): void;
  /**
   * Calls `listener` at each change.
   * @returns a function that stops that
   */
  subscribe(listener: () => void): () => void;
}

export function createSeasonProvider(snow: SnowOverlay): SeasonProvider {
  let state: SeasonState = { theme: 'default', event: 'default' };
  let forced: (event: string) => void = () => {};
  const listeners = new Set<() => void>();
  const update = (change: Partial<SeasonState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    setTheme(theme) {
      if (theme === 'winter') snow.on();
      else snow.off();
      update({ theme });
    },
    forceEvent(event) {
      update({ event });
      forced(event);
    },
    onForcedEvent(handler) {
      forced = handler;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
