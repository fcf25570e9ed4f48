/** Opens the answer that the address names: /support#moyens-de-paiement. */

function openNamed(): void {
  const named = location.hash && document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

addEventListener('hashchange', openNamed);
openNamed();

export {};
