/** A folder of the content that only the browser sees, in place of the visitor's choice. */
import { globSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const files = globSync('src/content/**/*.{yaml,mdx}');

/** Writes the content where a folder that the visitor chooses would be. */
async function fill(page: Page): Promise<void> {
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  await page.evaluate(async (all) => {
    // Not by the window's own functions: the editor asks before they delete.
    const other = document.body.appendChild(document.createElement('iframe'));
    const root = await (other.contentWindow as Window).navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [file, text] of all) {
      let folder = root;
      const names = file.split('/');
      const name = names.pop() ?? '';
      for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true });
      const out = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await out.write(text);
      await out.close();
    }
  }, texts);
}

export const textOf = async (page: Page, file: string) => `${await bytesOf(page, file)}`;

/** The editor on the folder of the content. */
export async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(address, { timeout: 120_000 });
  await fill(page);
  await page.getByRole('button', { name: 'Travailler avec un dépôt local' }).click();
  await expect(page.getByText('Formules')).toBeVisible({ timeout: 60_000 });
}

export const bytesOf = async (page: Page, file: string) =>
  Buffer.from(
    await page.evaluate(async (path) => {
      const names = path.split('/');
      const name = names.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const one of names) folder = await folder.getDirectoryHandle(one);
      const found = await (await folder.getFileHandle(name)).getFile();
      return [...new Uint8Array(await found.arrayBuffer())];
    }, file),
  );
