import css from './update-notice.css?inline';

/** The page that carries the words of the notice. */
const OFFLINE = '/hors-ligne';

/** Says that a new version is there. Nothing reloads before the reader asks. */
export async function announce(worker: ServiceWorker): Promise<void> {
  if (document.querySelector('.update-notice')) return;
  const page = await (await fetch(OFFLINE)).text();
  const words = /<template id="nouvelle-version">(.*?)<\/template>/s.exec(page)?.[1];
  if (!words) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);

  const notice = document.createElement('div');
  notice.className = 'update-notice';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  // Filled once it stands in the page, so that it is read out.
  requestAnimationFrame(() => {
    notice.innerHTML = words;
    const [accept, dismiss] = notice.querySelectorAll('button');
    accept?.addEventListener('click', () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
      worker.postMessage('take-over');
    });
    dismiss?.addEventListener('click', () => notice.remove());
  });
}
