/** Fetched once a page is idle: finds the theme of the day, and dresses the page if there is one. */
import { type Day, type LunarYear, localDay, parseDay, themeOn } from './calendar.ts';
import { showControl } from './control.ts';
import { ANIMATIONS_FLAG, createEngine } from './engine.ts';
import type { Overlay } from './overlays/overlay.ts';
import { isTheme, type SeasonalTheme, type ThemeName } from './themes.ts';

/** What the page tells the seasons: `layouts/Site.astro` prints it as JSON. */
export interface SeasonSettings {
  readonly lunarYears: readonly LunarYear[];
  readonly stop: string;
  readonly start: string;
}

const overlays: Readonly<Record<SeasonalTheme, () => Promise<{ overlay: Overlay }>>> = {
  ramadan: () => import('./overlays/ramadan/index.ts'),
  eid: () => import('./overlays/eid/index.ts'),
  christmas: () => import('./overlays/christmas/index.ts'),
  easter: () => import('./overlays/easter/index.ts'),
  winter: () => import('./overlays/winter/index.ts'),
  summer: () => import('./overlays/summer/index.ts'),
};

/** The theme of `?theme=`, else that of the day, which `?date=` may name; nothing is remembered. */
export function chooseTheme(
  search: string,
  now: Date,
  lunarYears: readonly LunarYear[],
  warn: (message: string) => void,
): ThemeName {
  const asked = new URLSearchParams(search);
  const theme = asked.get('theme');
  if (theme !== null) {
    if (isTheme(theme)) return theme;
    warn(`Saison : le thème « ${theme} » n’existe pas.`);
  }
  try {
    return themeOn(askedDay(asked.get('date'), warn) ?? localDay(now), lunarYears);
  } catch (error) {
    warn(
      `Saison : la date n’a pas pu être lue (${error instanceof Error ? error.message : error}).`,
    );
    return 'default';
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

/** The preference itself sets the flag, on any day, and is followed while the page is open. */
function flagReducedMotion(root: HTMLElement, still: MediaQueryList): void {
  const flag = () => root.setAttribute(ANIMATIONS_FLAG, still.matches ? 'off' : 'on');
  if (still.matches) flag();
  still.addEventListener('change', flag);
}

export async function startSeasons(settings: SeasonSettings): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  flagReducedMotion(document.documentElement, still);
  const theme = chooseTheme(location.search, new Date(), settings.lunarYears, console.warn);
  if (theme === 'default') return;
  const engine = createEngine({
    document,
    load: async (name) => (await overlays[name]()).overlay,
  });
  showControl(engine, settings, still);
  await engine.apply(theme);
}
