/** A film (`components/film`) is paused while nobody sees it. Otherwise it plays once. */
for (const rows of document.querySelectorAll<HTMLElement>('[data-film] ol'))
  new IntersectionObserver((seen) => {
    rows.dataset.seen = `${(seen[0] as IntersectionObserverEntry).isIntersecting}`;
  }).observe(rows);

export {};
