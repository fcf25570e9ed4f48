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
}

export function createSeasonProvider(snow: SnowOverlay): SeasonProvider {
  let state: SeasonState = { theme: 'default', event: 'default' };
  let forced: (event: string) => void = () => {};
  return {
    get: () => state,
    setTheme(theme) {
      if (theme === 'winter') snow.on();
      else snow.off();
      state = { ...state, theme };
    },
    forceEvent(event) {
      state = { ...state, event };
      forced(event);
    },
    onForcedEvent(handler) {
      forced = handler;
    },
  };
}
