/**
 * `/docs`: the titles follow one another, and a touch opens one. Loads `open-article.ts` only when the address names an
 * article: most visits do not.
 */
function openNamed(): void {
  if (location.hash) {
    import('./open-article.ts').then((module) => module.openNamed()).catch(console.warn);
  }
}

const folded = document.querySelectorAll<HTMLDetailsElement>('[data-docs] details + details');
for (const article of folded) article.open = false;
// Not `hashchange`: Back between two categories changes the query too, and Chromium then fires none.
addEventListener('popstate', openNamed);
openNamed();

export {};
