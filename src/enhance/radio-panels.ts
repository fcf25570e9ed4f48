/**
 * A set of parts: CSS shows the part with the checked radio button. Where the browser's own search
 * looks into closed parts, this closes the others in that way, and checks the button of the part
 * that is found.
 */
const parts = [...document.querySelectorAll<HTMLElement>('[data-shown-by]')];

function radioOf(part: HTMLElement): HTMLInputElement | undefined {
  const radio = `input[value="${part.dataset.shownBy}"]`;
  let around = part.parentElement;
  while (around && !around.querySelector(radio)) around = around.parentElement;
  return around?.querySelector<HTMLInputElement>(radio) ?? undefined;
}

function closeOthers(): void {
  if (!('onbeforematch' in document.body)) return;
  for (const part of parts) {
    if (radioOf(part)?.checked) part.removeAttribute('hidden');
    else part.setAttribute('hidden', 'until-found');
  }
}

closeOthers();
addEventListener('change', closeOthers);
// After a choice that the browser restores.
addEventListener('pageshow', closeOthers);
document.addEventListener('beforematch', ({ target }) => {
  const part = parts.find((one) => one === target);
  if (!part) return;
  radioOf(part)?.click();
  // The browser stops at a part that is open by now, so this opens what is closed around the part.
  const around = part.parentElement?.closest('[hidden="until-found"]');
  around?.dispatchEvent(new Event('beforematch', { bubbles: true }));
});
