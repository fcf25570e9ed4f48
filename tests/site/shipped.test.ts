import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { productIds } from '#products/registry.ts';
import { brochureFile, pressFiles } from '#routes.ts';
import { fictitiousValues } from '#site.config.ts';
import { launchCheck } from '../../integrations/launch-check.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The output of a production build once the site is written. */
async function refusal(): Promise<string> {
  const { hooks } = launchCheck(() => new Date());
  const done = hooks['astro:build:done'] as (built: { dir: URL }) => Promise<void>;
  return done({ dir: pathToFileURL('dist/') }).then(
    () => '',
    (error: Error) => error.message,
  );
}

test('a production build opens what it ships, and stops at a value that is no longer ours', async () => {
  const { CONTACT_PHONE: phone = '', SITE_NAME: name = '' } = fictitiousValues({}).kept;
  expect(await refusal()).toBe('');
  vi.stubEnv('SITE_ENV', 'production');
  vi.stubEnv('CONTACT_PHONE', '+226 25 00 00 00');
  vi.stubEnv('SITE_NAME', 'Kibaré');
  const said = await refusal();
  for (const product of productIds) {
    expect(said).toContain(
      `${brochureFile(product).slice(1)} dit encore ${phone} : écrivez {CONTACT_PHONE}`,
    );
  }
  for (const file of [pressFiles.guide, pressFiles.facts]) {
    expect(said).toContain(`${file.slice(1)} dit encore ${name} : écrivez {SITE_NAME}`);
  }
});
