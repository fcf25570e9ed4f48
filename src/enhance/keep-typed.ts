/** A guide's ticks and names, in the history entry, as `islands/use-kept-state.ts` keeps states. */
const fields = [
  ...document.querySelectorAll<HTMLInputElement>('main [type="checkbox"], main [type="text"]'),
];
const isBox = ({ type }: HTMLInputElement) => type === 'checkbox';
const DELAY_MS = 400;
let timer: ReturnType<typeof setTimeout>;
let last = 0;

function keep(): void {
  clearTimeout(timer);
  last = Date.now();
  const answers = fields.map((field) => (isBox(field) ? field.checked : field.value));
  history.replaceState({ ...history.state, answers }, '');
}

/** Answers to other questions, of another release, are ignored. */
function restore(): void {
  const { answers = [] }: { answers?: readonly (string | boolean)[] } = history.state ?? {};
  if (answers.length !== fields.length) return;
  for (const [at, field] of fields.entries()) {
    if (isBox(field)) field.checked = answers[at] === true;
    else field.value = `${answers[at]}`;
  }
}

addEventListener('input', () => {
  clearTimeout(timer);
  // Browsers limit changes of the history: the first at once, then one in each delay.
  timer = setTimeout(keep, Math.max(0, last + DELAY_MS - Date.now()));
});
addEventListener('change', keep);
// After what the browser restores by itself.
addEventListener('pageshow', restore);

export {};
