/** Top bar and phone menu: arrows, Escape, hover and outside clicks, which disclosures lack. */
import { again } from '#lib/again.ts';

const SCROLLED_PAST_PX = 20;

const bar = document.querySelector<HTMLElement>('[data-top-bar]');
const menus = [...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')];

function markScrolled(): void {
  bar?.toggleAttribute('data-scrolled', scrollY > SCROLLED_PAST_PX);
}
addEventListener('scroll', markScrolled);
markScrolled();

for (const menu of menus) {
  const summary = menu.querySelector('summary') as HTMLElement;
  const links = [...menu.querySelectorAll('a')];
  let openedByHover = false;

  const close = () => {
    menu.open = false;
  };

  menu.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse' || menu.open) return;
    openedByHover = menu.open = true;
  });
  menu.addEventListener('pointerleave', () => {
    if (openedByHover) close();
    openedByHover = false;
  });
  // A click right after a hover pins the menu open instead of closing it.
  summary.addEventListener('click', (event) => {
    if (openedByHover) event.preventDefault();
    openedByHover = false;
  });
  menu.addEventListener('keydown', (event) => {
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined || (at < 0 && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    menu.open = true;
    links[(to + links.length) % links.length]?.focus();
  });
  // What a pointer opened closes too, wherever the focus is.
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    if (menu.contains(document.activeElement)) summary.focus();
    close();
  });
  const leave = ({ target }: Event) => {
    if (!menu.contains(target as Node)) close();
  };
  // Back shows a page as it was left.
  for (const type of ['click', 'focusin', 'pagehide']) addEventListener(type, leave);
}

const opener = document.querySelector<HTMLAnchorElement>('[data-phone-menu-opener]');
const dialog = document.querySelector('dialog');
if (opener && dialog?.showModal) {
  opener.setAttribute('role', 'button');
  // Not `aria-expanded`: nobody reaches the opener while the dialog is open.
  opener.setAttribute('aria-haspopup', 'dialog');
  const open = (event: Event) => {
    event.preventDefault();
    dialog.showModal();
  };
  opener.addEventListener('click', open);
  opener.addEventListener('keydown', (event) => {
    if (event.key === ' ') open(event);
  });
  dialog.addEventListener('close', () => opener.focus());
  addEventListener('pagehide', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if ((event.target as Element).closest('button, a')) dialog.close();
  });
}

// The search panel is loaded on demand; if that or its opening fails, its link leads to the search
// page, with what was typed.
const search = document.querySelector<HTMLAnchorElement>('[data-search]');
// Text typed while it loads becomes the start of the query.
let typed: string | undefined;
const openSearch = (event: Event) => {
  event.preventDefault();
  typed ??= '';
  again(() => import('#search/browser/dialog.ts'))
    .then((panel) => {
      panel.open(typed);
      typed = undefined;
    })
    .catch(
      () => search && location.assign(search + (typed ? `?q=${encodeURIComponent(typed)}` : '')),
    );
};
search?.addEventListener('click', (event) => {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) openSearch(event);
});
addEventListener('keydown', (event) => {
  // In a field, Ctrl+K is the field's own.
  if ((event.target as HTMLInputElement).selectionEnd != null) return;
  if (event.ctrlKey || event.metaKey) {
    if (/^k$/i.test(event.key) && !event.shiftKey && !event.altKey) openSearch(event);
  } else if (typed !== undefined && !event.key[1]) typed += event.key;
});
