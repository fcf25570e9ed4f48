/**
 * Brings the screens of an explorer's later tabs from the page that shows them all: five screens
 * do not fit in the first flight of one page. Until a screen is there, a link stands in its place;
 * it stays when the network fails.
 */

let arriving: Promise<Document> | undefined;

/** Fetches the page once; a failure lets the next tab ask again. */
function gallery(href: string): Promise<Document> {
  arriving ??= fetchPage(href).catch((error) => {
    arriving = undefined;
    throw error;
  });
  return arriving;
}

async function fetchPage(href: string): Promise<Document> {
  const answer = await fetch(href);
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

async function bring(link: HTMLAnchorElement): Promise<void> {
  try {
    const page = await gallery(link.href.replace(/#.*/, ''));
    const screen = page.querySelector(`[data-screen="${link.dataset.screen}"]`);
    if (screen) link.replaceWith(screen);
  } catch (error) {
    console.warn(error);
  }
}

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-screen]')];
const root = document.querySelector('[data-tabs="ecran"]');

root?.addEventListener('tabshow', (event) => {
  const link = links().find((candidate) => (event.target as Element).contains(candidate));
  if (link) void bring(link);
});
for (const type of ['pointerover', 'focusin']) {
  root?.firstElementChild?.addEventListener(
    type,
    () => {
      const [link] = links();
      if (link) gallery(link.href.replace(/#.*/, '')).catch(() => {});
    },
    { once: true },
  );
}
const shown = links().find((link) => link.offsetParent);
if (shown) void bring(shown);

export {};
