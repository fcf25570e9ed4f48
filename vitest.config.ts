import { getViteConfig } from 'astro/config';

type ViteConfig = Parameters<typeof getViteConfig>[0];

/**
 * unit: pure rules and components, from source · site: what the build wrote to dist/ · serving:
 * the servers of it · rebuild: two builds of the whole site · engines: other browsers on the site
 */
export default getViteConfig(
  {
    test: {
      projects: [
        {
          extends: true,
          test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'deploy/**/*.test.ts'] },
        },
        {
          extends: true,
          test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 120_000 },
        },
        {
          extends: true,
          test: {
            name: 'serving',
            include: ['tests/serving/**/*.test.ts'],
            testTimeout: 120_000,
            // What one file measures or exhausts must not disturb another.
            fileParallelism: false,
          },
        },
        { extends: true, test: { name: 'rebuild', include: ['tests/rebuild/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'engines',
            include: ['tests/engines/**/*.test.ts'],
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  } as ViteConfig,
  { cacheDir: './.astro' },
);
