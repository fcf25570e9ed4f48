/** The home page's notebook: the handle moves the band. Without this, two buttons do. */
const [art] = document.querySelectorAll<HTMLElement>('[data-notebook]');
const views = art?.querySelectorAll<HTMLInputElement>('[name="view"]');
const handles = art?.querySelectorAll<HTMLInputElement>('[type="range"]');

art?.addEventListener('input', ({ target }) => {
  for (const handle of handles ?? []) {
    const { style, dataset } = handle.parentElement as HTMLElement;
    const share = Number(handle.value) / Number(handle.max);
    if (target === handle) {
      style.setProperty('--at', `${share}`);
      dataset.moved = '';
      views?.forEach((view, at) => {
        view.checked = share === 1 - at;
      });
    } else if ((target as HTMLInputElement).name === 'view') {
      style.removeProperty('--at');
      handle.value = views?.[0]?.checked ? handle.max : '0';
      dataset.moved = '';
    }
  }
});
for (const handle of handles ?? []) {
  // A key moves it by a line, a finger by as little as it likes.
  handle.addEventListener('keydown', () => {
    handle.step = '1';
  });
  handle.addEventListener('pointerdown', () => {
    handle.step = 'any';
  });
}
// The handwriting font is not requested before the first paint.
requestAnimationFrame(() => {
  setTimeout(() => {
    if (art) art.dataset.hand = '';
  });
});

export {};
