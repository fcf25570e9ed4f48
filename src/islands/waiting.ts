import words from 'virtual:island-words';

/** What an island shows while its code loads, and when it fails to. */
export type Notice = ReturnType<typeof notice>;

const STYLE =
  'position:sticky;bottom:var(--foot);z-index:5;padding:8px 16px;background:var(--sand);color:var(--ink)';
/** Time for a screen reader to notice an empty live region. */
const SPEAK_MS = 50;
const BUTTON = 'padding:12px;font-weight:700;text-decoration:underline';

export function notice(island: HTMLElement, retry: () => void) {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.style.cssText = STYLE;

  let spoken = 0;

  /** Puts the empty note in the page, and fills it later, so that screen readers announce it. */
  function say(...words: Parameters<typeof fill>): void {
    if (!note.isConnected) island.after(note);
    // The island still shows the answer to an earlier question.
    island.dataset.stale = '';
    clearTimeout(spoken);
    spoken = +setTimeout(fill, SPEAK_MS, ...words);
  }

  function fill(text: string, label?: string, does?: () => void): void {
    note.textContent = text;
    if (!label || !does) return;
    const button = document.createElement('button');
    button.textContent = label;
    button.style.cssText = BUTTON;
    button.onclick = does;
    note.append(button);
  }

  return {
    show: () => say(words.coming),
    async fail() {
      say(words.failed, words.retry, () => {
        say(words.coming);
        retry();
      });
      const page = await fetch(location.href, { cache: 'no-store' })
        .then((answer) => (answer.ok ? answer.text() : ''))
        .catch(() => '');
      // A new release has other script files: only a reload finds them. Not the page of a portal.
      const gone = (script: HTMLScriptElement) =>
        script.src && !page.includes(new URL(script.src).pathname);
      if (page.includes('data-season') && [...document.scripts].some(gone))
        say(words.gone, words.reload, () => location.reload());
    },
    remove() {
      clearTimeout(spoken);
      note.remove();
      delete island.dataset.stale;
    },
  };
}
