import { seededRandom } from '#lib/seeded-random.ts';
import cloths from './cloths.css?inline';
import { findFreeSpace } from './free-space.ts';
import type { Overlay } from './overlays/overlay.ts';
import { createSeasonProvider, createSnow } from './provider.ts';
import shared from './season.css?inline';
import { type SeasonalTheme, type ThemeName, themeClass } from './themes.ts';
import { toolsOf } from './tools.ts';

const SEED = 20260101;
/** Of the page root: stops all decoration, for reduced motion or by the visitor. */
const ANIMATIONS_FLAG = 'data-animations';

export interface EngineParts {
  readonly document: Document;
  readonly load: (theme: SeasonalTheme) => Promise<Overlay>;
}

export type Engine = ReturnType<typeof createEngine>;

export function createEngine({ document, load }: EngineParts) {
  const root = document.documentElement;
  const allowed = () => root.getAttribute(ANIMATIONS_FLAG) !== 'off';
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let overlay: Overlay | undefined;
  let layer: HTMLElement | undefined;

  const provider = createSeasonProvider(
    createSnow(() => layer ?? document.body, seededRandom(SEED + 1)),
  );

  function removeTheme(): void {
    provider.setTheme('default');
    layer?.remove();
    layer = undefined;
  }

  function decorate(theme: ThemeName): void {
    removeTheme();
    if (overlay && allowed()) {
      layer = document.createElement('div');
      layer.className = 'season-layer';
      layer.setAttribute('aria-hidden', 'true');
      document.body.append(layer);
      findFreeSpace(layer);
      overlay.mount?.(layer, toolsOf(seededRandom(SEED)));
      provider.setTheme(theme);
    }
  }

  let current: ThemeName = 'default';
  return {
    provider,
    /** Removes any other theme, adds its class at once, then its decoration. */
    async apply(theme: ThemeName) {
      current = theme;
      overlay = undefined;
      removeTheme();
      const { body } = document;
      body.classList.remove(...Object.values(themeClass));
      if (theme === 'default') return;
      body.classList.add(themeClass[theme]);
      sheet.replaceSync(shared + cloths);
      const loaded = await load(theme);
      if (current !== theme) return;
      overlay = loaded;
      sheet.replaceSync(shared + cloths + overlay.css);
      decorate(theme);
    },
    /** Stops or restarts the decoration; the colours stay. */
    setAnimations(on: boolean) {
      root.setAttribute(ANIMATIONS_FLAG, on ? 'on' : 'off');
      decorate(current);
    },
    allowed,
  };
}
