// @vitest-environment jsdom
import axe from 'axe-core';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import htmlValidateConfig from '../../../.htmlvalidate.json' with { type: 'json' };
import type { Examples } from './examples.ts';

const files = import.meta.glob<{ examples: Examples }>('./*.examples.tsx', { eager: true });
const components = import.meta.glob('./*.tsx');
const validator = new HtmlValidate(htmlValidateConfig as ConfigData);

test('every primitive has its examples', () => {
  const named = Object.keys(components)
    .filter((path) => !/\.(examples|test)\.tsx$/.test(path))
    .map((path) => path.replace('.tsx', '.examples.tsx'));
  expect(Object.keys(files).sort()).toEqual(named.sort());
});

describe.each(Object.entries(files))('%s', (_, { examples }) => {
  test.each(Object.entries(examples))('%s is valid and accessible', async (_name, node) => {
    const html = renderToStaticMarkup(node);
    const report = await validator.validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map((m) => m.message))).toEqual([]);

    document.body.innerHTML = html;
    // Colours need a layout engine: the browser suite checks them on every page.
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });
});
