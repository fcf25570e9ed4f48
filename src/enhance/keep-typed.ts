/**
 * A sheet's ticks and names stay after Back and reload, in the history entry: never sent, gone with
 * the tab, as what a demonstration keeps (`islands/use-kept-state.ts`).
 */
const fields = [
  ...document.querySelectorAll<HTMLInputElement>('main :is([type="checkbox"], [type="text"])'),
];
const isBox = ({ type }: HTMLInputElement) => type === 'checkbox';
const PAUSE_MS = 400;
let pause: ReturnType<typeof setTimeout>;

function keep(): void {
  clearTimeout(pause);
  const sheet = fields.map((field) => (isBox(field) ? field.checked : field.value));
  history.replaceState({ ...history.state, sheet }, '');
}

/** A sheet with other questions, of another release, is left alone. */
function restore(): void {
  const { sheet = [] }: { sheet?: readonly (string | boolean)[] } = history.state ?? {};
  if (sheet.length !== fields.length) return;
  for (const [at, field] of fields.entries()) {
    if (isBox(field)) field.checked = sheet[at] === true;
    else field.value = `${sheet[at]}`;
  }
}

addEventListener('input', () => {
  clearTimeout(pause);
  // Browsers limit changes of the history.
  pause = setTimeout(keep, PAUSE_MS);
});
addEventListener('change', keep);
// After what the browser restores by itself.
addEventListener('pageshow', restore);

export {};
