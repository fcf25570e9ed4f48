import words from 'virtual:search-words';
import type { Engine } from './engine.ts';
import { engine, wholeEngine } from './load.ts';
import {
  countText,
  drawFailed,
  drawNone,
  drawResults,
  drawStart,
  type ResultList,
} from './results.ts';
import css from './search.css?inline';

export interface ViewParts {
  readonly field: HTMLInputElement;
  /** The element that results are drawn in. */
  readonly output: HTMLElement;
  /** A polite live region, for the number of results. */
  readonly status: HTMLElement;
  readonly heading: 'h2' | 'h3';
  readonly list: ResultList;
  /** Whether an empty field offers pages to start from. */
  readonly starts: boolean;
  /** Whether Enter opens the first result at once, rather than focusing it. */
  readonly enterOpens: boolean;
  /** Called when the query changes, with the trimmed query and the number of results. */
  readonly onChange: (query: string, count: number) => void;
}

/** How long to wait before saying that it searches: most answers are quicker. */
const PATIENCE_MS = 150;

let inserted = false;

/** Comes with the script: pages do not carry it. @throws before Chrome 73 and Safari 16.4 */
export function insertStyles(): void {
  if (inserted) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // A new list: before Chrome 99 nothing can be added to the old list.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  inserted = true;
}

/** Makes a field search while the visitor types. @returns a function that runs the search again */
export function mountSearch(parts: ViewParts): () => void {
  const { field, output, status } = parts;
  let shown: string | undefined;
  /** Whether the first result is what was asked: Enter opens it, but only focuses a guess. */
  let sure = false;

  const say = (text: string, ...drawn: readonly HTMLElement[]) => {
    const held = output.contains(document.activeElement);
    status.textContent = text;
    output.textContent = '';
    output.append(...drawn);
    // The focused result has been replaced.
    if (held) field.focus();
  };
  const choose = (word: string) => {
    field.value = word;
    field.focus();
    void run();
  };

  function answer(search: Engine, query: string): number {
    const { groups, sure: certain } = search.search(query);
    sure = certain;
    const count = [...groups.values()].flat().length;
    if (count > 0) {
      say(countText(count, query), ...drawResults(groups, parts.heading, parts.list));
    }
    parts.onChange(query, count);
    return count;
  }

  function answerNone(search: Engine, query: string): void {
    say(countText(0, query), ...drawNone(query, search.nearWords(query), choose));
  }

  /** With what has loaded, then with the long texts, unless a result has the focus by then. */
  async function look(query: string): Promise<void> {
    let count = 0;
    // A later query may already have its answer.
    const patience = () => query === shown && !count && say(words.loading);
    const waiting = setTimeout(patience, PATIENCE_MS);
    try {
      const search = await engine();
      if (query !== shown) return;
      const { whole } = search;
      count = answer(search, query);
      if (!whole) {
        await wholeEngine();
        if (query !== shown || (count > 0 && output.contains(document.activeElement))) return;
        count = answer(search, query);
      }
      if (count === 0) answerNone(search, query);
    } catch (error) {
      console.warn(error);
      if (query !== shown || count > 0) return;
      shown = undefined;
      say(words.failed.text, ...drawFailed(() => void run()));
      parts.onChange(query, 0);
    } finally {
      clearTimeout(waiting);
    }
  }

  async function run(): Promise<void> {
    const typed = field.value.trim();
    // Every page has any letter: a single letter is not searched.
    const query = typed.length > 1 ? typed : '';
    if (query === shown) return;
    shown = query;
    if (query) return look(query);
    say('', ...(parts.starts ? drawStart() : []));
    parts.onChange('', 0);
    // Fetched before the visitor types; a failure is only shown when a query needs the texts.
    wholeEngine().catch(console.warn);
  }

  const links = () => [...output.querySelectorAll<HTMLElement>('[data-result]')];
  const move = (event: KeyboardEvent) => {
    // The keyboard is still choosing among characters.
    if (event.isComposing) return;
    const list = links();
    const at = list.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (to !== undefined && list.length > 0) {
      event.preventDefault();
      // Up from the first result goes to the field; down from the last result stays there.
      const last = list.length - 1;
      const next = to === -1 ? field : list[at < 0 && to < 0 ? last : Math.min(to, last)];
      next?.focus();
    } else if (
      at >= 0 &&
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey
    ) {
      // A letter typed on a result goes to the field.
      field.focus();
    }
  };

  field.addEventListener('input', () => void run());
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    const [first] = links();
    // « Search » on a phone's keyboard hides the keyboard.
    if (!matchMedia('(hover: hover)').matches) field.blur();
    else if (parts.enterOpens && sure && shown && field.value.trim() === shown) first?.click();
    else first?.focus();
  });
  for (const where of [field, output]) where.addEventListener('keydown', move);
  void run();
  return () => void run();
}
