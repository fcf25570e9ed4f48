import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { htmlFaults } from '../../../tools/html-validate.ts';
import { examples } from './examples.tsx';

const components = import.meta.glob('./*.tsx');

test('every primitive has its examples', () => {
  const named = Object.keys(components).flatMap((path) => /(\w+)\.tsx$/.exec(path)?.[1] ?? []);
  expect([...Object.keys(examples), 'examples'].sort()).toEqual(named.sort());
});

describe.each(Object.entries(examples))('%s', (_, uses) => {
  // A browser runs axe on the pages.
  test.each(Object.entries(uses))('%s is valid', async (_name, node) => {
    expect(await htmlFaults(renderToStaticMarkup(node))).toEqual([]);
  });
});
