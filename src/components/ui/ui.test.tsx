// @vitest-environment jsdom
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { htmlFaults } from '../../../tools/html-validate.ts';
import { examples } from './examples.tsx';

const components = import.meta.glob('./*.tsx');
// The first run of axe can take long on a busy machine. If a test times out, its run goes on, and
// every later test fails.
vi.setConfig({ testTimeout: 60_000 });

test('every primitive has its examples', () => {
  const named = Object.keys(components).flatMap((path) => /(\w+)\.tsx$/.exec(path)?.[1] ?? []);
  expect([...Object.keys(examples), 'examples'].sort()).toEqual(named.sort());
});

describe.each(Object.entries(examples))('%s', (_, uses) => {
  test.each(Object.entries(uses))('%s is valid and accessible', async (_name, node) => {
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
