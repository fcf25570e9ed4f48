import { readFileSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Every file below `folder`, as paths relative to it with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export async function changePages(
  root: string,
  change: (html: string, file: string) => string | Promise<string>,
): Promise<void> {
  for (const file of (await listFiles(root)).filter((name) => name.endsWith('.html'))) {
    const path = join(root, file);
    const html = readFileSync(path, 'utf8');
    const changed = await change(html, file);
    if (changed !== html) await writeFile(path, changed);
  }
}

/** The address of a built page: `docs/connexion.html` is served at `/docs/connexion`. */
export function addressOf(htmlFile: string): string {
  return `/${htmlFile.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** What people may write the address of: all that is served, except hashed and error pages. */
export function namedAddresses(files: readonly string[]): string[] {
  return served(files)
    .filter((file) => !/^_a\/|(?:^|\/)404\.html$/.test(file))
    .map((file) => (file.endsWith('.html') ? addressOf(file) : `/${file}`));
}

/** The bytes of a file on the network: of its brotli copy if it exists. */
export async function travelSize(root: string, file: string): Promise<number> {
  const compressed = await stat(join(root, `${file}.br`)).catch(() => undefined);
  return (compressed ?? (await stat(join(root, file)))).size;
}

/** The files for visitors: without compressed copies and hosts' settings. */
export function served(files: readonly string[]): string[] {
  return files.filter((file) => !/^_[a-z]+$|\.(?:br|gz)$/.test(file));
}
