/**
 * Choosing a language in one sample chooses it in all. Without script each sample has its own
 * choice.
 */

import { closeOthers } from './chosen-parts.ts';

document.addEventListener('change', ({ target }) => {
  const chosen = target as HTMLInputElement;
  if (!chosen.closest('[data-languages]')) return;
  const top = () => chosen.getBoundingClientRect().top;
  const before = top();
  for (const radio of document.querySelectorAll<HTMLInputElement>('[data-languages] input')) {
    radio.checked = radio.value === chosen.value;
  }
  closeOthers();
  // Samples above change their height: scroll so that the one just touched stays in place.
  scrollBy(0, top() - before);
});
