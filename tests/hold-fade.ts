/**
 * Runs in a page before its own scripts: stops the fade of the page before as it begins, so that a test
 * can act in the middle of it.
 */
export function holdFade(): void {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    if (!viewTransition) return;
    await viewTransition.ready;
    for (const animation of document.getAnimations()) animation.pause();
  });
}

/** Runs in the page: whether `holdFade` has stopped a fade in it. */
export function isFadeHeld(): boolean {
  return document.getAnimations().some(({ effect, playState }) => {
    const { pseudoElement } = effect as KeyframeEffect;
    return playState === 'paused' && pseudoElement === '::view-transition-old(root)';
  });
}

/**
 * Runs in the page: whether it will fade when it is left. The code for it comes once the page is idle,
 * and shows itself by what it does when the page is left and when it is back.
 */
export function isReadyToFade(): boolean {
  const { style } = document.documentElement;
  dispatchEvent(new Event('pageswap'));
  const named = style.viewTransitionName === 'root';
  dispatchEvent(new Event('pagereveal'));
  return named && style.viewTransitionName === '';
}
