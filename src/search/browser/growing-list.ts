import { element } from './dom.ts';
import type { Result } from './engine.ts';
import { row } from './results.ts';

/** How many results of a kind are drawn at once: hundreds take a cheap phone a second. */
const AT_ONCE = 12;

/** @param label of the button that shows as many again; # is how many are left */
export function growingList(results: readonly Result[], label: string): HTMLElement[] {
  const list = element('ul');
  const button = element('button', { type: 'button' });
  const more = element('p', { class: 'search-ask' }, button);
  let shown = 0;
  const show = () => {
    const rows = results.slice(shown, shown + AT_ONCE).map(row);
    shown += rows.length;
    list.append(...rows);
    button.textContent = label.replace('#', String(results.length - shown));
    if (shown === results.length) more.remove();
    return rows[0]?.querySelector('a');
  };
  button.addEventListener('click', () => show()?.focus());
  show();
  return shown < results.length ? [list, more] : [list];
}
