/**
 * The page that one leaves fades out over the next one. A page that takes part in a view transition
 * gets no click until it ends, and each click made meanwhile is lost. So only the page left takes part:
 * the next one (`view-transition-name: none` in base.css) is live from its first frame.
 */
const { style } = document.documentElement;

addEventListener('pageswap', () => {
  style.viewTransitionName = 'root';
});
// A page that comes back from memory is the next one again.
addEventListener('pagereveal', () => {
  style.viewTransitionName = '';
});
