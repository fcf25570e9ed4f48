import { afterEach, expect, test, vi } from 'vitest';
import { productIds } from '#products/registry.ts';
import { brochureFile, pressFiles } from '#routes.ts';
import { site } from '#site.config.ts';
import { launchCheck } from '../../integrations/launch-check.ts';
import { fictionsIn } from '../../tools/shipped.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('what the site says of its owner is found in what it ships, brochures included', async () => {
  const { phone, name } = site;
  const found = await fictionsIn('dist/', { 'company.phone': phone, 'company.name': name });
  const said = found.map(({ file, variable }) => `${file} ${variable}`);
  for (const product of productIds)
    expect(said).toContain(`${brochureFile(product).slice(1)} company.phone`);
  for (const file of [pressFiles.guide, pressFiles.facts])
    expect(said).toContain(`${file.slice(1)} company.name`);
});

test('a production build stops at what is still invented', async () => {
  vi.stubEnv('SITE_ENV', 'production');
  const start = launchCheck().hooks['astro:build:start'] as (build: object) => Promise<void>;
  const refused = expect(start({ logger: { warn: () => undefined } })).rejects;
  await refused.toThrow(/^SITE_ENV=production, .*SITE_ORIGIN/s);
});
