/** Opens every screen where the browser cannot show the upper part of a closed one. */
if (!CSS.supports('selector(::details-content)')) {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-screen] > details')) {
    fold.open = true;
  }
}
