import type { Engine } from './engine.ts';
import { draw } from './tools.ts';

const STORED = 'season-animation';
const ICON =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path class="pause" d="M6 5h4v14H6zM14 5h4v14h-4z"/><path class="play" d="m7 4 13 8-13 8z"/></svg>';

/** # is the name of the theme. */
interface ControlWords {
  readonly stop: string;
  readonly start: string;
}

/**
 * The button that stops and restarts the decoration (WCAG 2.2.2); the reduced-motion preference and
 * a hidden tab do so too. The choice is stored if the browser allows it.
 * @returns what gives it the name of the theme
 */
export function showControl(
  engine: Engine,
  words: ControlWords,
  still: MediaQueryList,
): (name: string) => void {
  let shown = '';
  let on = engine.allowed() && recall() !== 'off';

  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'season-control';
  draw(button, ICON);

  const say = () => {
    button.dataset.moving = String(on);
    button.title = (on ? words.stop : words.start).replace('#', () => shown);
    button.setAttribute('aria-label', button.title);
  };
  const set = (animations: boolean) => {
    on = animations;
    engine.setAnimations(on);
    say();
  };
  button.addEventListener('click', () => {
    set(!on);
    remember(on);
  });
  still.addEventListener('change', () => set(!still.matches && recall() !== 'off'));
  document.addEventListener('visibilitychange', () => {
    document.querySelector('.season-layer')?.toggleAttribute('data-paused', document.hidden);
  });
  set(on);
  document.querySelector('[data-search]')?.before(button);
  return (name) => {
    shown = name;
    say();
  };
}

function recall(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function remember(on: boolean): void {
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off');
  } catch {
    // Storage is refused: the choice lasts until the page is left.
  }
}
