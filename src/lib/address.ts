/**
 * WebKit refuses more than 100 changes of the history in 30 s, and throws. Some are left for what
 * is kept when the visitor leaves.
 */
const MOST = 80;
const WITHIN_MS = 30_000;

type Way = 'pushState' | 'replaceState';

const changes: number[] = [];
let due: [url: URL, how: Way] | undefined;
let timer: ReturnType<typeof setTimeout>;

/** The address of the page, or the one that it is about to have. */
const currentAddress = () => new URL(due?.[0] ?? location.href);

/**
 * Gives the page an address; what the entry of the history keeps stays in it. Past what browsers
 * allow it waits its turn, and the last address is the one that comes.
 */
export function setAddress(url: URL, how: Way): void {
  if (url.href === currentAddress().href) return;
  const wait = (changes.at(-MOST) ?? -WITHIN_MS) + WITHIN_MS - performance.now();
  // One entry for all that waits.
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

/** Who goes back has left what was still to be written. */
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
