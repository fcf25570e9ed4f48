import type { ThemeName } from './themes.ts';
import { toolsOf } from './tools.ts';

/** The interface of the customer's snow overlay: fifty flakes over the page. */
export interface SnowOverlay {
  on(): void;
  off(): void;
}

export function createSeasonProvider(snow: SnowOverlay) {
  let state: { theme: ThemeName; event: string } = { theme: 'default', event: 'default' };
  let forced: (event: string) => void = () => {};
  return {
    get: () => state,
    setTheme(theme: ThemeName) {
      if (theme === 'winter') snow.on();
      else snow.off();
      state = { ...state, theme };
    },
    forceEvent(event: string) {
      state = { ...state, event };
      forced(event);
    },
    onForcedEvent(handler: typeof forced) {
      forced = handler;
    },
  };
}

const FLAKES = 50;
/** U+FE0E asks for the text form: some phones would draw an emoji. */
const CHARACTERS = ['❄\ufe0e', '❅\ufe0e', '❆\ufe0e'];

/**
 * The customer's snow: 50 flake characters of 10 to 20 px, falling for 2 to 5 s after 0 to 2 s,
 * white at 0.8 opacity. Styled by `overlays/winter/winter.css`.
 */
export function createSnow(layer: () => HTMLElement, random: () => number): SnowOverlay {
  const { piece, between } = toolsOf(random);
  let flakes: HTMLElement[] = [];
  const snow: SnowOverlay = {
    on() {
      snow.off();
      flakes = Array.from({ length: FLAKES }, (_, index) => {
        const flake = piece('snow flake', {
          '--x': `${between((index * 100) / FLAKES, ((index + 1) * 100) / FLAKES)}`,
          '--size': `${between(10, 20)}px`,
          '--fall': `${between(2, 5)}s`,
          '--wait': `${between(0, 2)}s`,
        });
        flake.textContent = CHARACTERS[index % CHARACTERS.length] ?? '';
        return flake;
      });
      layer().append(...flakes);
    },
    off() {
      for (const flake of flakes) flake.remove();
      flakes = [];
    },
  };
  return snow;
}
