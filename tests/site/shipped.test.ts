import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { companyFile } from '#loading/company.ts';
import { productIds } from '#products/registry.ts';
import { brochureFile, pressFiles } from '#routes.ts';
import { fictitious } from '#schemas/company.ts';
import { site } from '#site.config.ts';
import { launchCheck } from '../../integrations/launch-check.ts';
import { fictionsIn } from '../../tools/shipped.ts';

const root = await mkdtemp(join(tmpdir(), 'shipped-'));
afterAll(() => rm(root, { recursive: true }));
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

test('a production build stops at a value that is no longer ours', async () => {
  await mkdir(join(root, 'src/content'), { recursive: true });
  const kibare = { ...fictitious, phone: '+226 25 00 00 00', name: 'Kibaré' };
  await writeFile(join(root, companyFile), stringify(kibare));
  await writeFile(join(root, 'fiche.txt'), `${fictitious.name} : ${fictitious.phone}`);
  const { hooks } = launchCheck(`${root}/`);
  const done = hooks['astro:build:done'] as (built: { dir: URL }) => Promise<void>;
  const built = { dir: pathToFileURL(`${root}/`) };
  await done(built);
  vi.stubEnv('SITE_ENV', 'production');
  await expect(done(built)).rejects.toThrow('fiche.txt dit encore Tap : écrivez {company.name}');
  await expect(done(built)).rejects.toThrow(
    `fiche.txt dit encore ${fictitious.phone} : écrivez {company.phone}`,
  );
});

test('a production build stops at what is still invented', async () => {
  vi.stubEnv('SITE_ENV', 'production');
  const start = launchCheck().hooks['astro:build:start'] as (build: object) => Promise<void>;
  const refused = expect(start({ logger: { warn: () => undefined } })).rejects;
  await refused.toThrow(/^SITE_ENV=production, .*SITE_ORIGIN/s);
});
