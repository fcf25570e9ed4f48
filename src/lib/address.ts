type Way = 'pushState' | 'replaceState';

const AGAIN_MS = 5_000;
let timer: ReturnType<typeof setTimeout>;
/** The address that waits to be written. */
let due: URL | undefined;

function forget(): void {
  clearTimeout(timer);
  due = undefined;
}

/** Changes the page's address; the state of the history entry is kept. */
export function setAddress(url: URL, how: Way): void {
  forget();
  if (url.href === location.href) return;
  try {
    history[how](history.state, '', url);
  } catch {
    // WebKit refuses more than 100 changes in 30 s: the last address waits.
    due = url;
    timer = setTimeout(setAddress, AGAIN_MS, url, how);
    addEventListener('popstate', forget);
  }
}

/** Sets or, where the value is empty, drops parameters of the address. */
export function writeAddress(parameters: Readonly<Record<string, string>>, how: Way): void {
  const url = new URL(due ?? location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value.trim() === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value.trim());
  }
  setAddress(url, how);
}
