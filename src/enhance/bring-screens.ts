/** Takes screens, and their CSS rules, from the pages that show them all. */

/** The only text that becomes markup: a page of this site, or a part of one. Scripts do not run. */
const pages = window.trustedTypes?.createPolicy('screens', { createHTML: (page) => page });

function parsePage(html: string): Document {
  return new DOMParser().parseFromString(pages?.createHTML(html) ?? html, 'text/html');
}

const arriving = new Map<string, Promise<Document>>();

/** Fetches each page once; after a failure the next tab tries again. */
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
  // Only some of its rules are taken: `adopt`.
  const html = (await answer.text()).replace(/<style[^>]*>(.*?)<\/style>/gs, (_, style) => {
    styles += style;
    return '';
  });
  adopt(styles);
  return parsePage(html);
}

/** The classes that a text of rules, or of one selector, styles. */
const classesIn = (css = '') => css.match(/\.[a-z][\w-]*/gi) ?? [];

/**
 * Only the rules of classes that this page does not style: the others are here already, come again
 * they would win over what follows them, and fonts must not load twice.
 */
function adopt(styles: string): void {
  const own = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const styled = new Set(classesIn(own.join('')));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  keepNew(sheet, styled);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function keepNew(parent: CSSStyleSheet | CSSGroupingRule, styled: ReadonlySet<string>): void {
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index];
    if (rule instanceof CSSGroupingRule) keepNew(rule, styled);
    else if (!(rule instanceof CSSKeyframesRule)) {
      const { selectorText } = rule as CSSStyleRule;
      if (classesIn(selectorText).every((name) => styled.has(name))) parent.deleteRule(index);
    }
  }
}

/**
 * Replaces the link to a screen with the screen.
 * @throws if the page cannot be fetched: the link stays
 */
export async function bring(link: HTMLAnchorElement): Promise<void> {
  const page = await gallery(link.href);
  const screen = page.querySelector(`[data-screen="${link.dataset.screen}"]`);
  const wanted = 'alone' in link.dataset ? screen?.firstElementChild : screen;
  if (!wanted) return;
  const panel = link.closest<HTMLElement>('[role="tabpanel"]');
  link.replaceWith(wanted);
  // A panel with nothing to focus takes the focus itself, so that the keyboard does not skip the
  // screen just shown.
  if (panel && !panel.querySelector('a, button, [tabindex]')) panel.tabIndex = 0;
}
