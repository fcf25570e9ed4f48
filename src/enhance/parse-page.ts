/** The only text that becomes markup: a page of this site, or a part of one. Scripts do not run. */
const pages = window.trustedTypes?.createPolicy('screens', { createHTML: (page) => page });

export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(pages?.createHTML(html) ?? html, 'text/html');
}
