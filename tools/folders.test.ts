import { expect, test } from 'vitest';
import { namesOf, sources, targetOf } from './imports.ts';

/**
 * What the files of each folder may read besides their own. `.` are the settings beside the
 * folders; `tests` are all tests, those beside the code too.
 */
const readable: Readonly<Record<string, readonly string[]>> = {
  src: [],
  tools: ['src/'],
  server: [
    ...['src/routes.ts', 'src/site-map.ts', 'src/site.config.ts', 'src/served-addresses.ts'],
    ...['tools/brotli.ts', 'tools/dist.ts', 'tools/free-port.ts'],
  ],
  integrations: ['src/', 'tools/', 'server/'],
  commands: ['src/', 'tools/', 'server/'],
  tests: ['src/', 'tools/', 'server/', 'integrations/', 'package.json', 'playwright.config.ts'],
  '.': ['src/', 'tools/', 'server/port.ts', 'integrations/'],
};

function folderOf(file: string): string {
  return file.includes('/') ? file.replace(/\/.*/, '') : '.';
}

/** Whether the table lets a file read another. */
function mayRead(file: string, target: string): boolean {
  const own = folderOf(file);
  const tested = /\.test\.tsx?$/.test(file) ? readable.tests : [];
  return [`${own}/`, ...(readable[own] ?? []), ...(tested ?? [])].some((start) =>
    target.startsWith(start),
  );
}

const edges = sources.flatMap((file) =>
  namesOf(file)
    .map((name) => targetOf(file, name))
    .filter((target) => target !== undefined)
    .map((target) => [file, target] as const),
);

test('imports between the folders of the project go one way', () => {
  expect(edges.length).toBeGreaterThan(1000);
  expect(edges.filter(([file, target]) => !mayRead(file, target))).toEqual([]);
});

test('every folder of the table exists, and whatever it may read is read by somebody', () => {
  for (const [folder, names] of Object.entries(readable)) {
    const own = edges.filter(
      ([file]) => folderOf(file) === folder || (folder === 'tests' && /\.test\.tsx?$/.test(file)),
    );
    expect(own.length, folder).toBeGreaterThan(0);
    for (const name of names) {
      expect(
        own.some(([, target]) => target.startsWith(name)),
        `${folder}: ${name}`,
      ).toBe(true);
    }
  }
});

test.each([
  ['src/offline/worker.ts', 'server/headers.ts'],
  ['src/lib/sum.test.ts', 'tests/growth/owner.ts'],
  ['tools/dist.ts', 'server/headers.ts'],
  ['server/nginx.ts', 'src/queries/posts.ts'],
  ['server/nginx.ts', 'integrations/publish.ts'],
  ['integrations/publish.ts', 'commands/serve.ts'],
  ['commands/bench-serve.ts', 'tests/serving/raw.ts'],
  ['tests/site/html.test.ts', 'commands/serve.ts'],
  ['astro.config.ts', 'tests/growth/owner.ts'],
  ['scripts/new.ts', 'src/routes.ts'],
])('%s may not read %s', (file, target) => {
  expect(mayRead(file, target)).toBe(false);
});
