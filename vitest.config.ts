import { getViteConfig } from 'astro/config';

export default getViteConfig(
  {
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'deploy/**/*.test.ts', 'tests/content/**/*.test.ts'],
      environment: 'node',
    },
  } as Parameters<typeof getViteConfig>[0],
  { cacheDir: './.astro' },
);
