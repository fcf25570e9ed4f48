/** The server's message: what is wrong, or nothing; a page asks for it by the same name. */
export const SHOWN = 'content-fault-shown';

/** A bar at the foot of the window; what is above it can still be used. @returns what fills it */
export function faultBar(says: string): (refusal: string) => void {
  const bar = document.createElement('div');
  bar.role = 'alert';
  bar.hidden = true;
  bar.style.cssText =
    'position: fixed; inset: auto 0 0; z-index: 9; max-height: 25vh; overflow: auto; padding: 12px 24px';
  Object.assign(bar.style, { background: '#8a1c1c', color: '#fff', whiteSpace: 'pre-wrap' });
  bar.style.font = '15px/1.5 var(--sui-font-family-default, sans-serif)';
  const text = document.createElement('span');
  const close = document.createElement('button');
  close.textContent = 'Fermer';
  close.style.cssText = 'float: inline-end; min-height: 32px; padding: 0 12px; border: 2px solid';
  bar.append(close, text);
  document.body.append(bar);
  const fill = (refusal: string) => {
    text.textContent = refusal && `${says} :\n${refusal}`;
    bar.hidden = !refusal;
    document.body.style.paddingBottom = refusal && `${bar.offsetHeight}px`;
  };
  close.onclick = () => fill('');
  return fill;
}
