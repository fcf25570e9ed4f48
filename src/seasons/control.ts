import type { Engine } from './engine.ts';

const STORED = 'saison-animation';

interface ControlWords {
  readonly stop: string;
  readonly start: string;
}

/**
 * The button that stops and restarts the decoration (WCAG 2.2.2), and what moves it without the
 * button: the reduced-motion preference, a hidden tab. The choice is remembered where storage allows.
 */
export function showControl(engine: Engine, words: ControlWords): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const chosen = recall();
  let on = chosen === undefined ? !still.matches : chosen && !still.matches;

  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'season-control';

  const set = (animations: boolean) => {
    on = animations;
    engine.setAnimations(on);
    button.textContent = on ? words.stop : words.start;
  };
  button.addEventListener('click', () => {
    set(!on);
    remember(on);
  });
  still.addEventListener('change', () => set(!still.matches));
  document.addEventListener('visibilitychange', () => {
    document.querySelector('.season-layer')?.toggleAttribute('data-paused', document.hidden);
  });
  set(on);
  document.body.append(button);
}

function recall(): boolean | undefined {
  try {
    const stored = localStorage.getItem(STORED);
    return stored === null ? undefined : stored === 'on';
  } catch {
    return undefined;
  }
}

function remember(on: boolean): void {
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off');
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}
