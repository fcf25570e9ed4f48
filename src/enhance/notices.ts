/** Shows only the notices of today: the page may have been built before they began or ended. */

const now = new Date().toJSON();

for (const notice of document.querySelectorAll<HTMLElement>('[data-until]')) {
  const { from = '', until = '' } = notice.dataset;
  notice.hidden = now < from || now >= until;
}

export {};
