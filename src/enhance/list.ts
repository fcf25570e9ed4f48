/**
 * A list that is filtered by category and text (`/blog`, `/docs`, `/support`). The build draws all
 * of it; this only shows and hides. What is asked for is kept in the address
 * (`?categorie=ia&q=stock`), so that a filtered list can be shared and Back works. One file,
 * without imports: a chip works as soon as it has come.
 */
import type { Rules } from './list-search.ts';

const all = <Part extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Part>(selector),
];
const [root] = all('[data-list]') as [HTMLElement];
const part = <Part extends HTMLElement>(selector: string) => all<Part>(selector, root)[0] as Part;
const field = part<HTMLInputElement>('input');
const chips = all('[data-choice]', root);
const first = part('[data-choice]');
const status = part('[data-many]');
const said = all('[data-chosen]', root)[0];
const none = part('[data-none]');
const site = part<HTMLAnchorElement>('[data-site]');
/** Where the browser knows it, its own search finds what the filter leaves out; elsewhere `true`. */
const LEFT_OUT = 'until-found' as unknown as true;
/** How many there are in all, as the page says it. */
const whole = status.textContent;
let chosen = first;

/** Until the search's own rules have come: the text as it is typed, the address without a limit. */
const simple: Rules = {
  matches: (query, texts) =>
    texts.some((text) => text.toLowerCase().includes(query.trim().toLowerCase())),
  writeAddress(parameters, how) {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(parameters)) {
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    history[how](history.state, '', url);
  },
};
let rules = simple;

async function learn(): Promise<void> {
  const load = () => import('./list-search.ts');
  try {
    rules = await (window.again?.(load) ?? load());
    // Called here, where its errors are caught.
    find();
    if (field.value) show();
  } catch (error) {
    console.warn(error);
    rules = simple;
  }
}

function leaveOut(entry: HTMLElement, out: boolean): void {
  // A screen reader would meet the empty box.
  if (out) entry.setAttribute('aria-hidden', 'true');
  else entry.removeAttribute('aria-hidden');
  entry.hidden = out && LEFT_OUT;
}

const isFiltered = () => chosen !== first || field.value.trim() !== '';

/** « 3 articles », in the words of an element; in French 0 is singular. */
const counted = (count: number, { dataset: { one, many } }: HTMLElement) =>
  `${count < 2 ? one : many}`.replace('#', String(count));

const find = (category = chosen.dataset.choice) =>
  all('[data-category]').filter(
    (entry) =>
      (category === 'all' || category === entry.dataset.category) &&
      rules.matches(
        field.value,
        all('[data-text]', entry).map(({ textContent }) => textContent),
      ),
  );

function show(): void {
  const filtered = isFiltered();
  const found = find();
  root.toggleAttribute('data-filtered', filtered);
  for (const chip of chips) chip.setAttribute('aria-pressed', String(chip === chosen));
  for (const entry of all('[data-category]')) leaveOut(entry, !found.includes(entry));
  if (all('[data-rank]')[0]) rank(found);
  for (const group of all('[data-group]')) {
    leaveOut(
      group,
      all('[data-category]', group).every((entry) => entry.hidden),
    );
    group.parentElement?.setAttribute('data-ready', '');
  }
  const count = (found.length === 0 && status.dataset.zero) || counted(found.length, status);
  status.textContent = filtered ? count : whole;
  none.hidden = found.length > 0;
  if (said) said.textContent = chosen.textContent;
  if (!none.hidden) offerOthers();
}

/** Draws the first of what is found larger, as on the page. */
function rank(found: readonly HTMLElement[]): void {
  for (const [index, { dataset }] of found.entries()) dataset.rank = index ? 'brief' : 'lead';
}

/** Where the text is found, when it is not here. */
function offerOthers(): void {
  const others = all('[data-elsewhere]', none);
  for (const other of others) {
    const { length } = find(other.dataset.elsewhere);
    other.hidden = length === 0;
    other.textContent = counted(length, other);
    if (said && length > 0) said.textContent += ` · ${other.textContent}`;
  }
  none.toggleAttribute(
    'data-nowhere',
    others.every(({ hidden }) => hidden),
  );
  const query = field.value.trim();
  site.hidden = query === '';
  site.search = `${new URLSearchParams({ q: query })}`;
  site.textContent = `${site.dataset.site}`.replace('#', () => query);
}

function choose(category?: string): void {
  chosen = chips.find(({ dataset }) => dataset.choice === category) ?? first;
  show();
  const slug = chosen === first ? '' : chosen.dataset.slug;
  rules.writeAddress({ [`${root.dataset.list}`]: `${slug}`, q: field.value }, 'pushState');
}

function type(): void {
  show();
  rules.writeAddress({ q: field.value }, 'replaceState');
}

function read(): void {
  const asked = new URLSearchParams(location.search);
  const slug = asked.get(`${root.dataset.list}`);
  chosen = chips.find(({ dataset }) => dataset.slug === slug) ?? first;
  field.value = asked.get('q') ?? '';
  if (field.value) void learn();
  show();
}

root.addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest('button');
  const { choice, elsewhere, reset } = pressed?.dataset ?? {};
  if (choice) choose(choice);
  if (elsewhere) {
    choose(elsewhere);
    // This button has disappeared: focus moves to what replaces it.
    status.parentElement?.focus();
  }
  if (reset !== undefined) {
    field.value = '';
    choose();
    field.focus();
  }
});
document.addEventListener('beforematch', ({ target }) => {
  const { id, dataset } = target as HTMLElement;
  (target as HTMLElement).removeAttribute('aria-hidden');
  // What the address names is shown by `open-article.ts` and `open-answer.ts`.
  if (!dataset.category || location.hash === `#${id}`) return;
  field.value = '';
  choose(dataset.category);
});
field.addEventListener('focus', learn);
field.addEventListener('input', type);
addEventListener('popstate', read);

// Text typed before this script came counts more than the address.
const typed = field.value;
// The documentation shows one category from the start.
if (location.search || document.querySelector('[data-docs]')) read();
if (typed) {
  field.value = typed;
  type();
}
