import { defineConfig } from 'vitest/config';

/**
 * unit: pure rules and components, from source · site: what the build wrote to dist/ · serving:
 * the servers of it · acceptance: the specification, figure by figure · engines: other browsers on
 * the site · old-browsers: those of 2018 and 2020 on it · owner-year: a copy of the site, built with
 * other content
 */
export default defineConfig({
  // Without Astro's own configuration, which takes seconds to start in each suite: tests read
  // modules and the built site. Of its virtual modules they meet only this one, for its collections.
  resolve: { alias: { 'astro:content': 'astro/content/config' } },
  test: {
    // Two suites run at a time: a second worker would load and parse everything again.
    maxWorkers: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', '{server,tools}/**/*.test.ts'],
          // Samples of code start Python and PHP, slow on a loaded machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Pure rules: loaded once for all files of a worker, in half the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One parsing of the pages serves every file of a worker.
          isolate: false,
        },
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
      {
        extends: true,
        test: {
          name: 'acceptance',
          include: ['tests/acceptance/**/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'owner-year',
          include: ['tests/owner-year/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          // One engine on each of two cores.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'old-browsers',
          include: ['tests/old-browsers/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
