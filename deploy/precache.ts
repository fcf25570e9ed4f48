/**
 * Files of `dist/` that the service worker keeps: what it takes to read the whole site offline, and
 * no more. Downloads, share images and pages that only redirect stay out; the articles of the
 * documentation do too, since the list at /docs holds their text.
 */
export function precached(files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      (file.endsWith('.html') &&
        !/(?:^|\/)404\.html$|^docs\/|^(?:legal|privacy-policy)\.html$|\/brochure\.html$/.test(
          file,
        )) ||
      /^_a\/.*\.(?:js|css|woff2|json)$/.test(file) ||
      /^(?:recherche-[\w-]+\.json|favicon\.svg|manifest\.webmanifest|icon-192\.png)$/.test(file),
  );
}
