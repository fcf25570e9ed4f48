import words from 'virtual:update-words';
import css from './update-notice.css?inline';

/** Every tab of the site hears what was answered in one. */
const ANSWERED = 'nouvelle-version';

/** Says that there is a new version of the page. Nothing reloads before the reader asks. */
export async function announce(): Promise<void> {
  if (document.querySelector('.update-notice') || !(await isOld())) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);

  const notice = document.createElement('div');
  notice.className = 'update-notice';
  notice.role = 'status';
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
  // Filled once it stands in the page, so that it is read out.
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

/** Whether the page is not the one that was kept of it: its tag tells, without fetching it. */
async function isOld(): Promise<boolean> {
  const { pathname } = location;
  const kept = await caches.match(pathname);
  const now = await fetch(pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const [before, after] = [kept?.headers.get('ETag'), now?.headers.get('ETag')];
  return !before || before !== after;
}
