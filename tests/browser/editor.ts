/** The editor of the content while developing, and its forms. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { freePort } from '../../tools/free-port.ts';

/**
 * Starts the site for the tests of a file.
 * @param repository where it writes, undefined for a folder
 * @param project its folder, once the tests begin
 * @returns the address of its editor
 */
export function useEditor(repository = '', project = () => process.cwd()): () => string {
  // One server for the tests of a file.
  // A loaded machine prepares the editor's libraries for minutes.
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  let server: ChildProcess;
  let address = '';
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const port = String(await freePort());
    address = `http://localhost:${port}/admin`;
    const command = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port];
    const start = () =>
      spawn(process.execPath, command, {
        cwd: project(),
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', EDITOR_REPOSITORY: repository },
        stdio: 'ignore',
      });
    server = start();
    await expect(() => {
      // A server that stops while it starts, beside that of another file, begins again.
      if (server.exitCode !== null) server = start();
      return fetch(address);
    }).toPass({ timeout: 280_000 });
  });
  test.afterAll(async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  });
  return () => address;
}

/** Opens a form of the editor. */
export const show = (page: Page, entry: string) =>
  page.goto(`${page.url().replace(/#.*/, '')}#/collections/${entry}`);

export const save = (page: Page) =>
  page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

/** A form that is saved closes. */
export const saved = (page: Page) =>
  expect(page.getByRole('button', { name: /^Enregistre/ })).toHaveCount(0);

/** Opens a form, changes its fields, saves it. */
export async function edit(page: Page, entry: string, change: (form: Form) => Promise<void>) {
  await show(page, entry);
  await change(formOf(page));
  await save(page);
  await saved(page);
}

type Form = ReturnType<typeof formOf>;
export function formOf(page: Page) {
  /** Fields are made as they are scrolled to. */
  const bring = async (field: Locator) => {
    await page.mouse.move(600, 500);
    await expect(async () => {
      if ((await field.count()) === 0) await page.mouse.wheel(0, 400);
      await expect(field).toHaveCount(1, { timeout: 200 });
    }).toPass({ timeout: 30_000 });
    await field.scrollIntoViewIfNeeded();
    return field;
  };
  const reach = (path: string) => bring(page.locator(`[data-key-path="${path}"]`));
  return {
    bring,
    reach,
    unfold: async (path: string) =>
      (await reach(path)).getByRole('button').filter({ hasText: 'chevron_right' }).first().click(),
    fill: async (path: string, text: string) =>
      (await reach(path)).getByRole('textbox').first().fill(text),
    choose: async (path: string, word: string) =>
      (await reach(path)).getByRole('radio', { name: word }).click(),
    add: (list: string) =>
      page
        .getByRole('button')
        .filter({ hasText: new RegExp(`Ajouter .?${list}`) })
        .click(),
  };
}
