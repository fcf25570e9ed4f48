/** Loaded on a day with a theme, or when the address asks for one: applies the theme. */
import { type Day, type LunarYear, localDay, parseDay, themeOn } from './calendar.ts';
import { showControl } from './control.ts';
import { createEngine, type Engine } from './engine.ts';
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

export interface Choice {
  readonly theme: ThemeName;
  /** Asked for in the address, on any day. */
  readonly forced: boolean;
}

/** The theme of `?theme=`, or that of the day (`?date=`, or today). Neither is stored. */
export function chooseTheme(
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
    const day = askedDay(asked.get('date'), warn) ?? localDay(now);
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

/** A theme from the address is an event forced on the provider, which passes it to the engine. */
export function dress(
  { provider, apply }: Pick<Engine, 'provider' | 'apply'>,
  { theme, forced }: Choice,
): Promise<void> {
  if (!forced) return apply(theme);
  return new Promise((resolve, reject) => {
    provider.onForcedEvent(() => apply(theme).then(resolve, reject));
    provider.forceEvent(theme);
  });
}

export async function startSeasons(settings: SeasonSettings): Promise<void> {
  const choice = chooseTheme(location.search, new Date(), settings.lunarYears, console.warn);
  if (choice.theme === 'default') return;
  const engine = createEngine({
    document,
    load: async (name) => (await overlays[name]()).overlay,
  });
  const name = settings.names[choice.theme];
  const { stop, start } = settings.control;
  const words = { stop: stop.replace('#', () => name), start: start.replace('#', () => name) };
  showControl(engine, words, matchMedia('(prefers-reduced-motion: reduce)'));
  await dress(engine, choice);
}
