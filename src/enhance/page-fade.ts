/**
 * Fades the old page out over the new one. A page in a view transition gets no click until it ends,
 * and clicks made meanwhile are lost. So only the old page takes part: the new one
 * (`view-transition-name: none` in base.css) can be used from its first frame.
 */
const { style } = document.documentElement;

addEventListener('pageswap', () => {
  style.viewTransitionName = 'root';
});
// A page restored from the back/forward cache is the new page again.
addEventListener('pagereveal', () => {
  style.viewTransitionName = '';
});
