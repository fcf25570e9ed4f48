/** One choice of language for every sample of the page. Each sample obeys its own without script. */

document.addEventListener('change', ({ target }) => {
  const chosen = target as HTMLInputElement;
  if (!chosen.closest('[data-languages]')) return;
  const top = () => chosen.getBoundingClientRect().top;
  const before = top();
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-languages] input')) {
    radio.checked = radio.value === chosen.value;
  }
  // Samples above have changed their height: the one just touched stays where it is.
  scrollBy(0, top() - before);
});

export {};
