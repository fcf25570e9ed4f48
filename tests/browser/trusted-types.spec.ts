/**
 * Trusted Types (docs/decisions/003). That our own scripts work with them is checked by `guard.ts`
 * in every other test.
 */
import { expect, test } from './guard.ts';
import { openUntilIdle } from './idle.ts';

test('no string becomes markup, nor the address of another script', async ({ page, faults }) => {
  faults.ignore(/TrustedHTML|TrustedScript|Trusted Type|trusted-types/i);
  await openUntilIdle(page, '/tappos');
  const refused = await page.evaluate(() => {
    const place = document.createElement('p');
    const attempts = {
      innerHTML: () => (place.innerHTML = '<b>x</b>'),
      insertAdjacentHTML: () => place.insertAdjacentHTML('beforeend', '<b>x</b>'),
      fragment: () => document.createRange().createContextualFragment('<b>x</b>'),
      parser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'text of a script': () => (document.createElement('script').text = 'alert(1)'),
      'another policy': () =>
        window.trustedTypes?.createPolicy('autre', { createHTML: (text) => text }),
      'a second one': () => window.trustedTypes?.createPolicy('default', {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [`${name} passes`];
      } catch {
        return [];
      }
    });
  });
  expect(refused).toEqual([]);
  const address = await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://www.example.com/x.js';
    return new URL(script.src).pathname;
  });
  expect(address).toBe('/sw.js');
});
