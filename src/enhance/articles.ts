/**
 * The field of a blog of several pages. What finds articles on all of them is fetched at the first
 * letter; an address of when one page filtered all (`?categorie=ia`) leads to the category's page.
 */
const root = document.querySelector('[data-articles]') as HTMLElement;
const field = root.querySelector('input') as HTMLInputElement;
const load = () => import('./find-articles.ts');
const find = () =>
  (window.again?.(load) ?? load()).then((module) => module.find(root, field)).catch(console.warn);

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
