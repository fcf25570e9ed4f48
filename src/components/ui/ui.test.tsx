// @vitest-environment jsdom
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { htmlFaults } from '../../../tools/html-validate.ts';
import type { Examples } from './examples.ts';

const files = import.meta.glob<{ examples: Examples }>('./*.examples.tsx', { eager: true });
const components = import.meta.glob('./*.tsx');
// The first run of axe can take long on a busy machine. If a test times out, its run goes on, and
// every later test fails.
vi.setConfig({ testTimeout: 60_000 });

test('every primitive has its examples', () => {
  const named = Object.keys(components)
    .filter((path) => !/\.(examples|test)\.tsx$/.test(path))
    .map((path) => path.replace('.tsx', '.examples.tsx'));
  expect(Object.keys(files).sort()).toEqual(named.sort());
});

describe.each(Object.entries(files))('%s', (_, { examples }) => {
  test.each(Object.entries(examples))('%s is valid and accessible', async (_name, node) => {
    const html = renderToStaticMarkup(node);
    expect(await htmlFaults(html)).toEqual([]);

    document.body.innerHTML = html;
    // Colours need a layout engine: the browser suite checks them on every page.
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});
