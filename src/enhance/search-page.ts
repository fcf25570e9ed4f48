/** `/recherche`: loads the search for a query in the address, or at a touch of the field. */
const field = document.querySelector<HTMLInputElement>('[data-search-field]');
const status = document.querySelector<HTMLElement>('[data-search-status]');
const asked = new URLSearchParams(location.search).get('q');

const load = () => import('#search/browser/page.ts');

function start(): void {
  if (!field) return;
  (window.again?.(load) ?? load())
    .then((page) => page.start(field))
    .catch(() => status?.append(`${status.dataset.failed}`));
}

if (field && asked) field.value = asked;
if (field?.value) start();
else field?.addEventListener('focus', start, { once: true });

export {};
