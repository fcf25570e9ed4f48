/** Removes past events from the agenda: the page may have been built before they ended. */
// The day in Abidjan, as `isoDay` says it: shared with the seasons it would be one more file.
const today = new Date().toISOString().slice(0, 10);

const events = [...document.querySelectorAll<HTMLElement>('[data-day]')];
const coming = events.filter((event) => (event.dataset.day ?? '') >= today);
if (coming.length < events.length) {
  for (const event of events) event.hidden = !coming.includes(event);
  const attendees = coming.reduce((sum, event) => sum + Number(event.dataset.attendees ?? 0), 0);
  const figure = document.getElementById('participants');
  if (figure) figure.textContent = String(attendees);
  // A count of zero people is not shown.
  if (figure?.parentElement) figure.parentElement.hidden = attendees === 0;
  // What is counted, in the singular after 0 and 1.
  const name = figure?.previousElementSibling as HTMLElement | null;
  if (name?.dataset.one && attendees < 2) name.textContent = name.dataset.one;
  document.querySelector('[data-no-events]')?.toggleAttribute('hidden', coming.length > 0);
}

export {};
