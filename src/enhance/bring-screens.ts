/** Takes screens out of the page that shows them all, and their rules with them. */

let arriving: Promise<Document> | undefined;

/** Fetches the page once; a failure lets the next tab ask again. */
export function gallery(href: string): Promise<Document> {
  arriving ??= fetchPage(href).catch((error) => {
    arriving = undefined;
    throw error;
  });
  return arriving;
}

async function fetchPage(href: string): Promise<Document> {
  const answer = await fetch(href.replace(/#.*/, ''));
  if (!answer.ok) throw new Error(`${answer.status} ${href}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  adoptStyles(page);
  return page;
}

/** The screens' own rules; the page's ground is here already, and its fonts must not load twice. */
function adoptStyles(page: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...page.querySelectorAll('style')].map((style) => style.textContent).join(''));
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
  if (screen) link.replaceWith(screen);
}
