/** Takes screens out of the pages that show them all, and their rules with them. */

/** The only text that becomes markup: a page of this site. Its scripts do not run. */
const pages = window.trustedTypes?.createPolicy('ecrans', { createHTML: (page) => page });

const arriving = new Map<string, Promise<Document>>();

/** Fetches each page once; a failure lets the next tab ask again. */
export function gallery(href: string): Promise<Document> {
  const address = href.replace(/#.*/, '');
  const page =
    arriving.get(address) ??
    fetchPage(address).catch((error) => {
      arriving.delete(address);
      throw error;
    });
  arriving.set(address, page);
  return page;
}

async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  let styles = '';
  // The policy refuses inline styles, even of a document that is only read.
  const html = (await answer.text()).replace(/<style[^>]*>(.*?)<\/style>/gs, (_, style) => {
    styles += style;
    return '';
  });
  adopt(styles);
  return new DOMParser().parseFromString(pages?.createHTML(html) ?? html, 'text/html');
}

/** The screens' own rules; the page's ground is here already, and its fonts must not load twice. */
function adopt(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (!(rule instanceof CSSLayerBlockRule) || !/^(?:ui|sections)$/.test(rule.name)) {
      sheet.deleteRule(index);
    }
  }
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Puts a screen in the place of the link to it.
 * @throws if the page cannot be fetched: the link stays, and leads there.
 */
export async function bring(link: HTMLAnchorElement): Promise<void> {
  const page = await gallery(link.href);
  const screen = page.querySelector(`[data-screen="${link.dataset.screen}"]`);
  const fold = screen?.querySelector('details');
  // There it waits to be opened; here it has just been asked for.
  fold?.replaceWith(fold.lastElementChild ?? '');
  // The trial that this page has below.
  screen?.querySelector('article + p')?.remove();
  const wanted = 'alone' in link.dataset ? screen?.firstElementChild : screen;
  if (wanted) link.replaceWith(wanted);
}
