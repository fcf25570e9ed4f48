/** Turns links to panels (`ui/Tabs`) into tabs, with the chosen tab in the address. */

/** Where the browser knows it, its own search finds the text of closed panels too; elsewhere `true`. */
const CLOSED = 'until-found' as unknown as true;

function enhanceTabs(root: HTMLElement): void {
  const parameter = root.dataset.tabs as string;
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('[data-tab]')];
  const [first] = tabs as [HTMLAnchorElement];
  // Each tab has its panel; an address may name nothing.
  const panelOf = ({ hash }: HTMLAnchorElement | Location) =>
    document.getElementById(hash.slice(1)) as HTMLElement;

  (first.parentElement as HTMLElement).setAttribute('role', 'tablist');
  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.setAttribute('role', 'tab');
    tab.removeAttribute('aria-current');
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-label', `${tab.textContent}`);
  }

  const show = (selected: HTMLAnchorElement) => {
    for (const tab of tabs) {
      const on = tab === selected;
      tab.setAttribute('aria-selected', `${on}`);
      tab.tabIndex = on ? 0 : -1;
      panelOf(tab).hidden = !on && CLOSED;
    }
    panelOf(selected).dispatchEvent(new Event('tabshow', { bubbles: true }));
  };

  const fromAddress = () => {
    const asked = new URL(location.href).searchParams.get(parameter);
    const linked = panelOf(location);
    // A fragment that names something inside a panel wins over the tab in the query.
    const holder = tabs.find((tab) => panelOf(tab).contains(linked));
    const unseen = holder && panelOf(holder).hidden;
    show(holder ?? tabs.find((tab) => tab.dataset.tab === asked) ?? first);
    // The browser could not scroll to it while it was hidden.
    if (linked && unseen) linked.scrollIntoView();
  };

  const choose = (tab: HTMLAnchorElement) => {
    show(tab);
    const url = new URL(location.href);
    url.hash = '';
    if (tab === first) url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, tab.dataset.tab ?? '');
    if (url.href !== location.href) history.pushState(history.state, '', url);
  };

  root.addEventListener('beforematch', ({ target }) => {
    const found = tabs.find((tab) => panelOf(tab).contains(target as Node));
    const linked = panelOf(location);
    // Back to a fragment opens its panel too, and writes no entry of the history.
    if (found) (panelOf(found).contains(linked) ? show : choose)(found);
  });
  root.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('[data-tab]');
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(tab);
  });
  root.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(event.target as HTMLAnchorElement);
    if (at < 0) return;
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
      ' ': at,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const tab = tabs[(to + tabs.length) % tabs.length];
    tab?.focus();
    if (!tab) return;
    // WebKit limits changes of the address: while a key is held, only its release (`keyup`) writes
    // the address.
    if (event.repeat) show(tab);
    else choose(tab);
  });
  root.addEventListener('keyup', (event) => {
    const tab = event.target as HTMLAnchorElement;
    if (event.key.startsWith('Arrow') && tabs.includes(tab)) choose(tab);
  });
  addEventListener('popstate', fromAddress);
  addEventListener('hashchange', fromAddress);
  fromAddress();
  root.dataset.ready = '';
}

for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) enhanceTabs(root);

export {};
