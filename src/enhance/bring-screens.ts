/** Brings drawn screens into their tabs, each from its own file with the rules it needs. */

/** The only text that becomes markup: a screen of this site. Scripts in it do not run. */
const screens = window.trustedTypes?.createPolicy('screens', { createHTML: (screen) => screen });

/** Draws the screen in place of its link. @throws if it cannot be fetched: the link stays */
export async function bring(link: HTMLAnchorElement): Promise<void> {
  // Asked from the server: a cache may hold the page of a network's portal under its name.
  const answer = await fetch(`${link.dataset.screen}`, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  const screen: string = await answer.json();
  const drawing = document.createElement('template');
  drawing.innerHTML = screens?.createHTML(screen) ?? screen;
  const panel = link.closest<HTMLElement>('[role="tabpanel"]');
  link.replaceWith(drawing.content);
  // A panel with nothing to focus takes the focus itself, so that the keyboard does not skip it.
  if (panel && !panel.querySelector('a, button, [tabindex]')) panel.tabIndex = 0;
}
