/** Shows the notices of today alone: the page may have been built before they began or ended. */

const pad = (value: number) => String(value).padStart(2, '0');
const now = new Date();
const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

for (const band of document.querySelectorAll<HTMLElement>('[data-notices]')) {
  const notices = [...band.querySelectorAll<HTMLElement>('[data-to]')];
  for (const notice of notices) {
    const { from = '', to = '' } = notice.dataset;
    notice.hidden = today < from || today > to;
  }
  band.hidden = notices.every(({ hidden }) => hidden);
}

export {};
