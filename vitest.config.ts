import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const MINUTE = 60_000;

/** @param minutes that a test may take: a loaded machine is slow */
const project = (
  name: string,
  minutes: number,
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: minutes * MINUTE,
    hookTimeout: minutes * MINUTE,
    ...more,
  },
});

export default defineConfig({
  // Without Astro's own configuration, which takes seconds to start in each suite: tests read
  // modules and the built site. Of its virtual modules they meet only this one, for its collections.
  resolve: { alias: { 'astro:content': 'astro/content/config' } },
  test: {
    // Two suites run at a time: a second worker would load and parse everything again.
    maxWorkers: 1,
    // Where files are not isolated, a worker loads modules, or parses pages, once for all of them.
    projects: [
      // Pure rules and components, from source; samples of code start Python and PHP.
      project('unit', 1, {
        include: ['src/**/*.test.{ts,tsx}', '{server,tools}/**/*.test.ts'],
        isolate: false,
      }),
      // What the build wrote to dist/.
      project('site', 2, { isolate: false }),
      // The servers of it: what one file measures or exhausts must not disturb another.
      project('serving', 2, { fileParallelism: false }),
      // The specification, figure by figure.
      project('acceptance', 1, { isolate: false }),
      // A copy of the site, built with other content.
      project('owner-year', 10, { hookTimeout: 15 * MINUTE }),
      // Other browsers on the site, one on each of two cores; then those of 2018 and 2020.
      // A driver now and then loses a click: once more, as in the browser suite.
      project('engines', 2, { maxWorkers: 2, retry: process.env.CI ? 1 : 0 }),
      project('old-browsers', 2, { retry: process.env.CI ? 1 : 0 }),
    ],
  },
});
