/** For engines before Chrome 120, Firefox 115 and Safari 17: what style sheets ask of newer ones. */
// `tools/old-engines.ts` repeats for this mark what stands under `@media (scripting: enabled)`.
document.body.dataset.scripting = '';

/** Whether the nearest radio button of a case is checked. */
function isChosen({ dataset, parentElement }: HTMLElement): boolean {
  const radio = `input[value="${dataset.shownBy}"]`;
  let near = parentElement;
  while (near && !near.querySelector(radio)) near = near.parentElement;
  return Boolean(near?.querySelector(`${radio}:checked`));
}

/** In place of `:has(:checked)`. */
function show(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('label > input')) {
    input.parentElement?.toggleAttribute('data-checked', input.checked);
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-shown-by]')) {
    place.dataset.chosen = String(isChosen(place));
  }
}
document.addEventListener('change', show);
show();

export {};
