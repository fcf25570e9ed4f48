/**
 * Changes of the history in 30 s: WebKit throws after 100. The other 20 are left to
 * `useKeptState`, which writes when the visitor leaves.
 */
const MOST = 80;
const WITHIN_MS = 30_000;

type Way = 'pushState' | 'replaceState';

const changes: number[] = [];
let due: [url: URL, how: Way] | undefined;
let timer: ReturnType<typeof setTimeout>;

/** The address of the page, or the address that waits to be written. */
const currentAddress = () => new URL(due?.[0] ?? location.href);

/**
 * Changes the page's address; the state of the history entry is kept. Beyond the browser's limit
 * the change waits, and only the last address is written.
 */
export function setAddress(url: URL, how: Way): void {
  if (url.href === currentAddress().href) return;
  const wait = (changes[changes.length - MOST] ?? -WITHIN_MS) + WITHIN_MS - performance.now();
  // All waiting changes become one; it adds an entry if any of them would have.
  due = [url, due?.[1] === 'pushState' ? due[1] : how];
  if (wait <= 0) {
    settle();
    return;
  }
  clearTimeout(timer);
  timer = setTimeout(settle, wait);
  addEventListener('pagehide', settle);
  addEventListener('popstate', forget);
}

function settle(): void {
  if (due && due[0].href !== location.href) {
    changes.push(performance.now());
    history[due[1]](history.state, '', due[0]);
  }
  forget();
}

/** Drops the waiting change: it has been written, or the visitor went Back. */
function forget(): void {
  clearTimeout(timer);
  due = undefined;
}

/** Sets or, where the value is empty, drops parameters of the address. */
export function writeAddress(parameters: Readonly<Record<string, string>>, how: Way): void {
  const url = currentAddress();
  for (const [name, value] of Object.entries(parameters)) {
    if (value.trim() === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value.trim());
  }
  setAddress(url, how);
}
