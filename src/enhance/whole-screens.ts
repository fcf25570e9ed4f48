/** Where a browser cannot show the head of a closed screen, each stands open. */
if (!CSS.supports('selector(::details-content)')) {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-screen] > details')) {
    fold.open = true;
  }
}
