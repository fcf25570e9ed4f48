import { keepsNothing } from './choice.ts';
import css from './update-notice.css?inline';

/** Where the build writes the worker, and the page that carries the notice of a new version. */
const WORKER = '/sw.js';
const OFFLINE = '/hors-ligne';

/**
 * Registers the worker, unless the visitor saves data, since it fetches the whole site, or has asked
 * that nothing be kept. A visitor who has it already keeps it, and hears of new versions.
 */
export async function keepSiteAtHand(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || keepsNothing()) return;
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const frugal = connection?.saveData || /2g/.test(`${connection?.effectiveType}`);
  if (frugal && !(await workers.getRegistration())) return;

  const registration = await workers.register(WORKER, { updateViaCache: 'none' });
  if (registration.waiting && workers.controller) await announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const arriving = registration.installing;
    arriving?.addEventListener('statechange', () => {
      if (arriving.state === 'installed' && workers.controller) void announce(arriving);
    });
  });
}

/** Says that a new version is there. Nothing reloads before the reader asks. */
async function announce(worker: ServiceWorker): Promise<void> {
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
