/** Loaded on a day with a theme, or when the address asks for it: applies the theme. */
import { isoDay } from '#lib/time.ts';
import { type Day, type LunarYear, parseDay, themeOn } from './calendar.ts';
import { showControl } from './control.ts';
import { createEngine } from './engine.ts';
import type { Overlay } from './overlays/overlay.ts';
import { isTheme, type SeasonalTheme, type ThemeName } from './themes.ts';

/** The content of `seasons.yaml`, which the build provides as `virtual:season-settings`. */
export interface SeasonSettings {
  readonly lunarYears: readonly LunarYear[];
  readonly names: Readonly<Record<SeasonalTheme, string>>;
  /** The button's words; # is the name of the theme. */
  readonly control: Readonly<Record<'stop' | 'start', string>>;
}

const overlays: Readonly<Record<SeasonalTheme, () => Promise<{ overlay: Overlay }>>> = {
  ramadan: () => import('./overlays/ramadan/index.ts'),
  eid: () => import('./overlays/eid/index.ts'),
  christmas: () => import('./overlays/christmas/index.ts'),
  easter: () => import('./overlays/easter/index.ts'),
  winter: () => import('./overlays/winter/index.ts'),
  summer: () => import('./overlays/summer/index.ts'),
};

interface Choice {
  readonly theme: ThemeName;
  /** Asked for in the address, on any day. */
  readonly forced: boolean;
}

/** The theme of `?theme=`, or that of the day (`?date=`, or today). Neither is stored. */
function chooseTheme(
  search: string,
  now: Date,
  lunarYears: readonly LunarYear[],
  warn: (message: string) => void,
): Choice {
  const asked = new URLSearchParams(search);
  const theme = asked.get('theme');
  if (theme !== null) {
    if (isTheme(theme)) return { theme, forced: true };
    warn(`Saison : le thème « ${theme} » n’existe pas.`);
  }
  try {
    const day = askedDay(asked.get('date'), warn) ?? parseDay(isoDay(now));
    return { theme: themeOn(day, lunarYears), forced: false };
  } catch (error) {
    warn(
      `Saison : la date n’a pas pu être lue (${error instanceof Error ? error.message : error}).`,
    );
    return { theme: 'default', forced: false };
  }
}

function askedDay(text: string | null, warn: (message: string) => void): Day | undefined {
  if (text === null) return undefined;
  try {
    return parseDay(text);
  } catch {
    warn(`Saison : la date « ${text} » n’existe pas.`);
    return undefined;
  }
}

/** The decoration waits until the page is loaded and idle. */
const pageIsThere = () =>
  new Promise<void>((resolve) => {
    // At the latest after two seconds: a busy phone may never be idle.
    const idle = () => {
      const wait = (window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback;
      wait(() => resolve(), { timeout: 2000 });
    };
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle);
  });

export function createSeasons({ lunarYears, names, control }: SeasonSettings) {
  const engine = createEngine({
    document,
    load: async (theme) => {
      await pageIsThere();
      return (await (window.again?.(overlays[theme]) ?? overlays[theme]())).overlay;
    },
  });
  const { provider } = engine;
  let showName: ((name: string) => void) | undefined;

  async function applyTheme(theme: ThemeName): Promise<void> {
    if (theme !== 'default') {
      showName ??= showControl(engine, control, matchMedia('(prefers-reduced-motion: reduce)'));
      showName(names[theme]);
    }
    await engine.apply(theme);
  }
  provider.onForcedEvent((event) => {
    if (isTheme(event)) applyTheme(event).catch(console.warn);
  });

  return {
    /** Decorates the page as its address asks, or for its day. */
    async start(): Promise<void> {
      const { theme, forced } = chooseTheme(location.search, new Date(), lunarYears, console.warn);
      if (forced) provider.forceEvent(theme);
      else await applyTheme(theme);
    },
    forceEvent: provider.forceEvent,
  };
}
