/**
 * A list that is filtered by category and text (`/blog`, `/docs`, `/support`). The build draws all
 * of it; this only shows and hides. What is asked for stands in the address
 * (`?categorie=ia&q=stock`), so that a filtered list can be shared and Back works. One file, without
 * imports: a chip works as soon as it has come.
 */
import type { Rules } from './list-rules.ts';

/** Results shown at once, where there is a button for more. */
const SHOWN = 12;
/** The first results of a list that has a front page, when there are more than two. */
const RANKS = ['lead', 'left', 'right'];

const all = <Part extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Part>(selector),
];
const [root] = all('[data-list]') as [HTMLElement];
const part = <Part extends HTMLElement>(selector: string) => all<Part>(selector, root)[0] as Part;
const field = part<HTMLInputElement>('input');
const chips = all('[data-choice]', root);
const first = part('[data-choice]');
const status = part('[data-many]');
const said = all('[data-said]', root)[0];
const none = part('[data-none]');
const site = part<HTMLAnchorElement>('[data-site]');
const more = all('[data-more]', root)[0];
/** How many there are in all, as the page says it. */
const whole = status.textContent;
let chosen = first;

/** Until the search's own rules have come: the text as it is typed, the address without a limit. */
let rules: Rules = {
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

async function learn(): Promise<void> {
  try {
    rules = await import('./list-rules.ts');
    if (field.value) show();
  } catch (error) {
    console.warn(error);
  }
}

const isFiltered = () => chosen !== first || field.value.trim() !== '';

/** « 3 articles », in the words of an element; in French 0 is singular. */
const counted = (count: number, { dataset: { one, many } }: HTMLElement) =>
  `${count < 2 ? one : many}`.replace('#', String(count));

const find = (category = chosen.dataset.choice) =>
  all('[data-category]').filter(
    (entry) =>
      (isFiltered() || !('further' in entry.dataset)) &&
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
  for (const entry of all('[data-category]')) entry.hidden = true;
  reveal(found, SHOWN);
  for (const group of all('[data-group]')) {
    group.hidden = all('[data-category]', group).every((entry) => entry.hidden);
    group.parentElement?.setAttribute('data-ready', '');
  }
  const { zero, coming, failed } = status.dataset;
  const count = (found.length === 0 && zero) || counted(found.length, status);
  // Only a part of the entries is known (`further-posts.ts`).
  const partly = coming ?? (failed && `${count} · ${failed}`);
  status.textContent = filtered ? (partly ?? count) : whole;
  none.hidden = found.length > 0 || partly !== undefined;
  if (said) said.textContent = chosen.textContent;
  if (!none.hidden) offerOthers();
}

/** @param most how many to show, where there is a button for more */
function reveal(found: readonly HTMLElement[], most: number): void {
  const filtered = isFiltered();
  for (const [index, entry] of found.entries()) {
    entry.hidden = filtered && more !== undefined && index >= most;
    const { rank, own = rank } = entry.dataset;
    if (!rank) continue;
    entry.dataset.own = own;
    const place = found.length > 2 || index === 0 ? RANKS[index] : '';
    entry.dataset.rank = filtered ? place || 'brief' : own;
  }
  if (!more) return;
  const next = filtered ? Math.min(SHOWN, found.length - most) : 0;
  more.hidden = next <= 0;
  more.textContent = `${more.dataset.more}`.replace('#', String(next));
  more.onclick = () => {
    reveal(found, most + SHOWN);
    // Tab goes on from where the list was lengthened.
    found[most]?.querySelector('a')?.focus();
  };
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

/** What the address asks for. */
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
field.addEventListener('focus', learn);
field.addEventListener('input', type);
addEventListener('popstate', read);
// Sent when more entries have come.
root.addEventListener('listchange', show);

// Text typed before this script came counts more than the address.
const typed = field.value;
if (location.search) read();
if (typed) {
  field.value = typed;
  type();
}
