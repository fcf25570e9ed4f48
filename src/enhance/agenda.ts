/** Removes past events from the agenda: the page may have been built before they ended. */

const pad = (value: number) => String(value).padStart(2, '0');
const now = new Date();
const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

const events = [...document.querySelectorAll<HTMLElement>('[data-day]')];
const coming = events.filter((event) => (event.dataset.day ?? '') >= today);
if (coming.length < events.length) {
  for (const event of events) event.hidden = !coming.includes(event);
  const attendees = coming.reduce((sum, event) => sum + Number(event.dataset.attendees ?? 0), 0);
  const figure = document.getElementById('participants');
  if (figure) figure.textContent = String(attendees);
  document.querySelector('[data-no-events]')?.toggleAttribute('hidden', coming.length > 0);
}

export {};
