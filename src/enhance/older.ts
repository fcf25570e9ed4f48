/** For engines before Chrome 120, Firefox 115 and Safari 17: what style sheets ask of newer ones. */
// `tools/old-engines.ts` repeats for this mark what stands under `@media (scripting: enabled)`.
document.body.dataset.scripting = '';

/** The values that are checked near a case; `''` if none is. */
function chosenNear(place: Element): readonly string[] {
  let near: Element | null = place;
  const radio = '[type="radio"]';
  while (near && !near.querySelector(radio)) near = near.parentElement;
  const checked = [...(near?.querySelectorAll<HTMLInputElement>(`${radio}:checked`) ?? [])];
  return checked.length > 0 ? checked.map(({ value }) => value) : [''];
}

/** In place of `:has(:checked)`. */
function show(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('label > input')) {
    input.parentElement?.toggleAttribute('data-checked', input.checked);
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-chosen]')) {
    place.dataset.chosen = String(chosenNear(place).includes(place.dataset.shownBy ?? ''));
  }
}
document.addEventListener('change', show);
show();

export {};
