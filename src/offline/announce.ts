import words from 'virtual:update-words';
import css from './update-notice.css?inline';

/** A channel through which an answer in one tab reaches all tabs of the site. */
const ANSWERED = 'new-version';

/** Tells the reader that the page has a newer version. It reloads only when they ask. */
export async function announce(): Promise<void> {
  if (document.querySelector('.update-notice') || !(await isOld())) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const notice = document.createElement('div');
  notice.className = 'update-notice';
  notice.setAttribute('role', 'status');
  notice.dataset.screenOnly = '';
  document.body.append(notice);
  const tabs = new BroadcastChannel(ANSWERED);
  const close = () => notice.remove();
  const button = (label: string, does: () => void) => {
    const made = document.createElement('button');
    made.textContent = label;
    made.onclick = () => {
      tabs.postMessage('');
      close();
      does();
    };
    return made;
  };
  tabs.onmessage = close;
  // Filled once it is in the page, so that screen readers announce it.
  requestAnimationFrame(() => {
    const text = document.createElement('p');
    const buttons = document.createElement('div');
    text.textContent = words.text;
    buttons.append(
      button(words.accept, () => location.reload()),
      button(words.dismiss, () => {}),
    );
    notice.append(text, buttons);
  });
}

/** Whether the page differs from the kept copy: compares ETags, without downloading it. */
async function isOld(): Promise<boolean> {
  const { pathname } = location;
  const kept = await caches.match(pathname);
  const now = await fetch(pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const [before, after] = [kept?.headers.get('ETag'), now?.ok && now.headers.get('ETag')];
  // Without an ETag the answer may be that of a network's portal.
  return Boolean(after) && before !== after;
}
