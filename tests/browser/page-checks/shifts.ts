import type { Page } from '@playwright/test';

/**
 * Records layout shifts from the first paint on; the display font loads late, as on a slow network.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number;
        sources?: { node?: Node }[];
      })[]) {
        const moved = (entry.sources ?? []).map(({ node }) =>
          node instanceof Element ? node : node?.parentElement,
        );
        // A number moves in its line when the letters before it change their font.
        if (moved.every((element) => element?.matches('bdi'))) continue;
        shifts.push(`${entry.value} ${moved[0]?.outerHTML.slice(0, 120)}`);
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsSoFar = () => {
      keep(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shiftsSoFar });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // The first frame has the font; its shifts are reported in the second.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shiftsSoFar(): string[] }).shiftsSoFar();
    });
}
