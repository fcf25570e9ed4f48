/** Choosing a language in one sample chooses it in all. */

document.addEventListener('change', ({ target }) => {
  const chosen = target as HTMLInputElement;
  if (!chosen.closest('[data-languages]')) return;
  const top = () => chosen.getBoundingClientRect().top;
  const before = top();
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-languages] input')) {
    radio.checked = radio.value === chosen.value;
  }
  // Of the others too (`radio-panels.ts`).
  dispatchEvent(new Event('change'));
  // Samples above change their height: scroll so that the sample just touched stays in place.
  scrollBy(0, top() - before);
});
