/** Copy buttons of `ui/CodeBlock`. « Copié » shows for two seconds. */

const MARKER_MS = 2000;
const timers = new WeakMap<Element, number>();
/** One live region for all samples: it must exist before it first speaks. */
const status = document.createElement('p');
status.setAttribute('role', 'status');
status.className = 'visually-hidden';
document.querySelector('main')?.append(status);

document.addEventListener('click', async (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
  const block = button?.closest('[data-code]');
  const code = block?.querySelector('code');
  const words = button?.querySelector<HTMLElement>('[data-copy-text]');
  if (!button || !code || !words) return;
  button.dataset.rest ??= words.textContent ?? '';

  let outcome: string | undefined;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    outcome = button.dataset.copiedText;
    button.dataset.copied = '';
  } catch {
    // The clipboard is refused or missing: select the sample, so that Ctrl+C copies it.
    outcome = button.dataset.refusedText;
    getSelection()?.selectAllChildren(code);
  }
  words.textContent = status.textContent = outcome ?? '';
  clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => {
      delete button.dataset.copied;
      words.textContent = button.dataset.rest ?? '';
      status.textContent = '';
    }, MARKER_MS),
  );
});

export {};
