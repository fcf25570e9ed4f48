/** What style sheets need before Chrome 120, Firefox 115 and Safari 17. */
// `tools/old-engines.ts` repeats for this mark the rules under `@media (scripting: enabled)`.
document.body.dataset.scripting = '';

/** In place of `:has(:checked)`. */
function show(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('label > input')) {
    input.parentElement?.toggleAttribute('data-checked', input.checked);
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-shown-by]')) {
    const checked = document.querySelector(`[value="${place.dataset.shownBy}"]:checked`);
    place.dataset.chosen = `${checked !== null}`;
  }
}
document.addEventListener('change', show);
show();

export {};
