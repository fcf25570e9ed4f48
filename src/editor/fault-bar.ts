/** The server's message: what is wrong, or nothing; a page asks for it by the same name. */
export const SHOWN = 'content-fault-shown';

/** Bars stand one above the other; the library's window, as high as the screen, ends above them. */
function makeFoot(): HTMLElement {
  const foot = document.createElement('div');
  foot.id = 'bars';
  const style = document.createElement('style');
  style.textContent = `
    #bars { position: fixed; inset: auto 0 0; z-index: 9; max-height: 40vh; overflow: auto }
    body > .app-shell.app-shell { height: calc(100% - var(--bars, 0px)) }`;
  document.head.append(style);
  document.body.append(foot);
  new ResizeObserver(() => {
    document.body.style.setProperty('--bars', `${foot.offsetHeight}px`);
  }).observe(foot);
  return foot;
}

/** The button that saves is disabled meanwhile, and loses the focus. */
export const focusSave = () =>
  document.querySelector<HTMLElement>('[aria-keyshortcuts$="+S"]')?.focus();

/** A bar at the foot of the window; what is above it can still be used. @returns what fills it */
export function faultBar(says: string, colour = '#8a1c1c'): (refusal: string) => void {
  const bar = document.createElement('div');
  bar.role = 'alert';
  bar.hidden = true;
  bar.style.cssText = 'padding: 12px 24px; color: #fff; white-space: pre-wrap';
  bar.style.background = colour;
  bar.style.font = '15px/1.5 var(--sui-font-family-default, sans-serif)';
  const text = document.createElement('span');
  const close = document.createElement('button');
  close.textContent = 'Fermer';
  close.style.cssText = 'float: inline-end; min-height: 32px; padding: 0 12px; border: 2px solid';
  bar.append(close, text);
  (document.querySelector('#bars') ?? makeFoot()).append(bar);
  const fill = (refusal: string) => {
    text.textContent = refusal && `${says} :\n${refusal}`;
    bar.hidden = !refusal;
  };
  // A click leaves the focus in the field where it is.
  close.onmousedown = (event) => event.preventDefault();
  close.onclick = () => {
    if (document.activeElement === close || document.activeElement === document.body) focusSave();
    fill('');
  };
  return fill;
}
