import words from 'virtual:search-words';
import { resultsPage, searchPage } from '#i18n/addresses.ts';
import { element, icon } from './dom.ts';
import { mostFound, row } from './results.ts';
import { insertStyles, mountSearch } from './view.ts';

const GLASS = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20';
const CROSS = 'm6 6 12 12M18 6 6 18';

let dialog: HTMLDialogElement | undefined;
let field: HTMLInputElement | undefined;
/** What had the focus: engines before Chrome 100 do not give it back. */
let before: HTMLElement | null;

function key(name: string, does: string): HTMLElement {
  return element('span', {}, element('kbd', {}, name), ` ${does}`);
}

function build(): HTMLDialogElement {
  const input = element('input', {
    type: 'search',
    'aria-label': words.title,
    placeholder: words.placeholder,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const close = element('button', { type: 'button', 'aria-label': words.close }, icon(CROSS));
  const status = element('p', { class: 'search-status', role: 'status' });
  const output = element('div', { class: 'search-output' });
  const all = element('a', { href: searchPage }, words.all);
  // The trial of the product that most results are about.
  const trial = element('a');
  const keys = element(
    'p',
    { class: 'search-keys', 'aria-hidden': 'true' },
    key('↑ ↓', words.keys.choose),
    key('↵', words.keys.open),
    key(words.keys.escape, words.keys.close),
  );
  const made = element(
    'dialog',
    { class: 'search-dialog', 'aria-label': words.title },
    element(
      'div',
      { class: 'search-panel' },
      element('span', { 'data-cloth': 'company', 'data-use': 'hem' }),
      element('div', { class: 'search-field' }, icon(GLASS), input, close),
      element('div', { class: 'search-scroll' }, status, output),
      element('div', { class: 'search-foot' }, keys, trial, all),
    ),
  );
  made.addEventListener('click', (event) => {
    const target = event.target as Element;
    // A click whose target is the dialog itself is on its backdrop. A link closes the panel, since
    // it may lead to the same page.
    if (target === made || close.contains(target) || target.closest('a')) made.close();
    if (close.contains(target)) before?.focus();
  });
  made.addEventListener('keydown', (event) => {
    // Otherwise Escape would only empty the search field.
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    made.close();
    before?.focus();
  });
  addEventListener('pagehide', () => made.close());
  // Without its styles or without dialogs, the page of results is better.
  insertStyles();
  if (!made.showModal) throw new Error('no dialogs');
  document.body.append(made);
  mountSearch({
    field: input,
    output,
    status,
    heading: 'h2',
    list: (results) => [element('ul', {}, ...results.slice(0, 4).map(row))],
    starts: true,
    enterOpens: true,
    onChange(query, count) {
      all.href = query ? resultsPage(query) : searchPage;
      all.hidden = count === 0;
      const [product, label = '', href = ''] =
        words.trials.find(([id]) => count > 0 && id === mostFound(output)) ?? [];
      trial.textContent = '';
      trial.append(element('span', { 'data-cloth': product, 'data-use': 'swatch' }), label);
      trial.href = href;
      trial.hidden = !product;
      output.scrollTop = 0;
    },
  });
  field = input;
  return made;
}

/** @param typed what was typed before the panel had loaded */
export function open(typed = ''): void {
  const here = document.querySelector<HTMLInputElement>('[data-search-field]');
  if (here) {
    here.focus();
    here.select();
    return;
  }
  dialog ??= build();
  if (!dialog.open) {
    before = document.activeElement as HTMLElement | null;
    dialog.showModal();
  }
  if (field && typed) {
    field.value = typed;
    field.dispatchEvent(new Event('input'));
  }
  field?.focus();
  if (!typed) field?.select();
}
