/** Fetches what opens an article only for an address that names one: most visits do not. */
function openNamed(): void {
  if (location.hash) import('./open-article.ts').then((module) => module.openNamed(), console.warn);
}

addEventListener('hashchange', openNamed);
openNamed();

export {};
