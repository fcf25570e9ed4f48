import { setTimeout as after } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Engine } from './engine.ts';

/** How long to wait for what a page does by itself, on a busy machine. */
const patience = { timeout: 60_000, interval: 100 };

/** After how many milliseconds a question that Firefox under load has lost is asked again. */
const lost = 10_000;

/** Keys without a letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = { escape: '\uE00C', enter: '\uE007', backspace: '\uE003' } as const;

/**
 * Runs in the page: the middle of the first visible element with a text that begins with the words,
 * if it is still and not covered; otherwise the reason why it cannot be pressed. Waits for two
 * frames, because until a loaded page is drawn the browser sends pointer events to `<html>`.
 */
async function middleOf(
  selector: string,
  words: string,
): Promise<{ x: number; y: number } | string> {
  const frame = () =>
    new Promise<boolean>((done) => {
      requestAnimationFrame(() => done(true));
      setTimeout(() => done(false), 1_000);
    });
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.checkVisibility() && plain(each.textContent).trim().startsWith(words),
  );
  if (!element) return `nothing in sight for ${selector} « ${words} »`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  // Firefox refuses a click on a page that it has not painted yet.
  if (!((await frame()) && (await frame()))) return 'nothing is painted';
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return `${selector} « ${words} » moves`;
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const there = document.elementFromPoint(x, y);
  if (there && element.contains(there)) return { x, y };
  return `${selector} « ${words} » is covered by ${there?.outerHTML.slice(0, 100)}`;
}

/** Runs in the page: the text of the first visible element, with plain spaces. */
function textOf(selector: string): string {
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** A page in any engine, with the actions that these tests need. */
export class Page {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.#engine.open(this.#origin + path);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#engine.resize(width, height);
  }

  /** Runs a function in the page; it can use its arguments and the page only. */
  run<Args extends readonly unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const call = `(${code})(...${JSON.stringify(args)})`;
    const noAnswer = after(lost, undefined, { ref: false }).then(() => {
      throw new Error('the browser does not answer');
    });
    return Promise.race([this.#engine.evaluate(call) as Promise<Awaited<Result>>, noAnswer]);
  }

  /** Asks the page again until it returns the expected value. */
  eventually<Args extends readonly unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ) {
    return expect.poll(() => this.run(code, ...args), patience);
  }

  /** Waits for the text of the first visible element. */
  text(selector: string) {
    return this.eventually(textOf, selector);
  }

  async click(selector: string, words = ''): Promise<void> {
    let middle: unknown;
    const look = async () => {
      middle = await this.run(middleOf, selector, words);
      return middle;
    };
    await expect.poll(look, patience).toEqual({ x: expect.any(Number), y: expect.any(Number) });
    await this.#engine.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', duration: 0, ...(middle as { x: number; y: number }) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Presses keys in turn: letters as they are, others by their name in `keys`. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Faults since the last call, on any page. */
  faults(): Promise<string[]> {
    return this.run(() => {
      const list: string[] = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
      sessionStorage.removeItem('faults');
      return list;
    });
  }
}
