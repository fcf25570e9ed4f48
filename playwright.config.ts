import { defineConfig } from '@playwright/test';
import { chromiumPath } from './tools/chromium.ts';

// One port for this run and its workers, which inherit the variable: a server that another run left
// behind must not stop this one.
process.env.TEST_PORT ??= String(20_000 + (process.pid % 10_000));
const port = Number(process.env.TEST_PORT);

const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    // Letters are placed between pixels, as in a window.
    '--font-render-hinting=none',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // One process for the pages of a context: a tenth less time for each test.
    '--renderer-process-limit=1',
  ],
};

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Emptied at the start: the reports of the suites that run beside it stand elsewhere.
  outputDir: 'test-results/browser',
  // The same pictures for every machine: the tests force what would differ.
  snapshotPathTemplate: 'tests/browser/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Of so many tests on a machine with noisy neighbours one may lose a race with its page. It is printed
  // as flaky, to be mended; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  // A slow, shared machine: patience costs nothing when all is well.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['junit', { outputFile: 'test-results/browser.xml' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    // Only the tests of the worker meet it: elsewhere every request reaches the server.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    launchOptions,
  },
  webServer: {
    command: 'node commands/serve.ts dist',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
