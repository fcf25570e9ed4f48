/**
 * Runs in a page before its own scripts: pauses the fade of the previous page as it starts, so that
 * a test can act during it.
 */
export function holdFade(): void {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    if (!viewTransition) return;
    await viewTransition.ready;
    for (const animation of document.getAnimations()) animation.pause();
  });
}

/** Runs in the page: whether `holdFade` has paused a fade. */
export function isFadeHeld(): boolean {
  return document.getAnimations().some(({ effect, playState }) => {
    const { pseudoElement } = effect as KeyframeEffect;
    return playState === 'paused' && pseudoElement === '::view-transition-old(root)';
  });
}

/**
 * Runs in the page: whether `page-fade.ts` has loaded, which it does once the page is idle. Found
 * out by sending the events to which it reacts.
 */
export function isReadyToFade(): boolean {
  const { style } = document.documentElement;
  dispatchEvent(new Event('pageswap'));
  const named = style.viewTransitionName === 'root';
  dispatchEvent(new Event('pagereveal'));
  return named && style.viewTransitionName === '';
}
