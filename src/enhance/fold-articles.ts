/** Loads `open-article.ts` only when the address names an article: most visits to `/docs` do not. */
const load = () => import('./open-article.ts');

function openNamed(): void {
  if (location.hash) {
    (window.again?.(load) ?? load()).then((module) => module.openNamed()).catch(console.warn);
  }
}

// With scripts all articles are folded; a touch opens an article.
const folded = document.querySelectorAll<HTMLDetailsElement>('[data-docs] details');
for (const article of folded) article.open = false;
// Not `hashchange`: Back between two categories changes the query too, and Chromium then fires none.
addEventListener('popstate', openNamed);
openNamed();

export {};
