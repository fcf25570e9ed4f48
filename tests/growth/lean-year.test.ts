/** A copy of the site with the least content that its owner may leave. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anchors } from '#i18n/addresses.ts';
import { parsePage } from '../../tools/built-pages.ts';
import { contentOf } from '../../tools/content.ts';
import { buildCopy, type Copy, copyOfProject } from '../../tools/copy-of-project.ts';
import { leaveTheLeast } from './owner.ts';
import { failuresOf } from './suites-of-copy.ts';

let copy: Copy;
beforeAll(async () => {
  copy = await copyOfProject();
  await leaveTheLeast(copy.folder);
  await buildCopy(copy);
});
afterAll(() => copy?.remove());

test.each([
  ['community', 'events'],
  ['careers', 'jobs'],
])('/%s says that there are no %s', async (path, list) => {
  const html = await readFile(`${copy.folder}/dist/${path}.html`, 'utf8');
  const main = parsePage(html).querySelector('main');
  for (const hidden of main?.querySelectorAll('[hidden]') ?? []) hidden.remove();
  const { title } = contentOf(`pages/${path}`)[list].empty;
  expect(main?.textContent).toContain(title.replaceAll("'", '’'));
});

test.each([
  ['index', anchors.voices],
  ['index', anchors.customers],
  ['community', anchors.contributors],
])('/%s has no empty section %s', async (path, id) => {
  const page = parsePage(await readFile(`${copy.folder}/dist/${path}.html`, 'utf8'));
  expect(page.getElementById(id)).toBeNull();
  const named = [...page.querySelectorAll('main section[aria-labelledby]')];
  expect(
    named.filter((one) => !page.getElementById(one.getAttribute('aria-labelledby') ?? '')),
  ).toEqual([]);
});

test('the suite `site` passes on it', { timeout: 600_000 }, async () => {
  expect(await failuresOf(copy.folder, 'site')).toEqual([]);
});
