/** The newest articles only: what a visitor keeps must not grow with the blog. */
const KEPT_POSTS = 6;

/** Pages that stay out: errors, what only redirects, sheets to print, and lists without end. */
const leftOut =
  /(?:^|\/)404\.html$|^(?:docs|guides)\/|^blog\/|^(?:legal|privacy-policy)\.html$|\/brochure\.html$/;

/**
 * Files of `dist/` that the service worker keeps: what it takes to read the site offline, and no
 * more. Downloads and share images stay out, and older articles; the articles of the documentation
 * do too, since the list at /docs holds their text, and sheets to print.
 *
 * @param posts addresses of articles, the newest first
 */
export function precached(files: readonly string[], posts: readonly string[]): string[] {
  const kept = new Set(posts.slice(0, KEPT_POSTS).map((path) => `${path.slice(1)}.html`));
  return files.filter(
    (file) =>
      kept.has(file) ||
      (file.endsWith('.html') && !leftOut.test(file)) ||
      /^_a\/.*\.(?:js|css|woff2|json)$/.test(file) ||
      /^(?:recherche-(?:index|textes)\.json|favicon\.svg|manifest\.webmanifest|icon-192\.png)$/.test(
        file,
      ),
  );
}
