import type { Page } from '@playwright/test';

/** Delays files, by default React, until the test lets them come, or makes them fail. */
export async function hold(page: Page, files = '/_a/start.*.js') {
  const { promise, resolve } = Promise.withResolvers<'come' | 'fail'>();
  let fate: 'come' | 'fail' | undefined;
  await page.route(`**${files}`, async (route) => {
    const how = fate ?? (await promise);
    await (how === 'fail' ? route.abort() : route.continue());
  });
  return (how: 'come' | 'fail' = 'come') => {
    fate = how;
    resolve(how);
  };
}
