/**
 * The field of a list of several pages (`/blog`, `/support`, `/docs`). What finds the entries of
 * all pages is fetched at the first letter; an old address, from when one page held all, leads on:
 * a category (`?categorie=ia`) to its page, an answer or an article (`#connexion`) to its own.
 */
const root = document.querySelector('[data-listed]') as HTMLElement;
const field = root.querySelector('input') as HTMLInputElement;
const load = () => import('./find-listed.ts');
const found = () => window.again?.(load) ?? load();
const find = () =>
  found()
    .then((module) => module.find(root, field))
    .catch(console.warn);

function openNamed(): void {
  const name = decodeURIComponent(location.hash.slice(1));
  const named = document.getElementById(name);
  if (named instanceof HTMLDetailsElement) named.open = true;
  if (name && !named) {
    found()
      .then((module) => module.openNamed(root, name))
      .catch(console.warn);
  }
}

const asked = new URLSearchParams(location.search);
const { href } = root.querySelector<HTMLAnchorElement>(
  `[data-slug="${CSS.escape(asked.get('categorie') ?? '')}"]`,
) ?? { href: '' };
const query = asked.get('q') ?? '';
if (href) location.replace(query ? `${href}?${new URLSearchParams({ q: query })}` : href);
// Text typed before this script came counts more than the address.
else field.value ||= query;
if (field.value && !href) find();
field.addEventListener('input', find);
root.querySelector('[data-reset]')?.addEventListener('click', () => {
  field.value = '';
  find();
  field.focus();
});
// From here on the cards of the documentation open (`DocCategory.module.css`).
root.querySelector('[data-docs]')?.setAttribute('data-ready', '');
addEventListener('hashchange', openNamed);
openNamed();
