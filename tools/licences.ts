import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Notice {
  readonly name: string;
  readonly licence: string;
  readonly text: string;
}

/** A font cut for the site has its licence beside it. */
const OWN_LICENCE = 'OFL.txt';
/** The licence of the font, in a package with another licence for its code. */
const FONT_LICENCE = 'LICENSE_FONT';
const LICENCE = /^(?:licen[cs]e|copying)(?:\.(?:txt|md))?$/i;

/** The folder with a module's licence; undefined if the module is our own. */
function folderOf(module: string, root: string): string | undefined {
  // The bundler's own helpers have no file.
  if (module.startsWith('\0rolldown/')) return join(root, 'node_modules/rolldown');
  const [inPackage] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module) ?? [];
  if (inPackage) return inPackage;
  const folder = dirname(module);
  return existsSync(join(folder, OWN_LICENCE)) ? folder : undefined;
}

/** @throws Error naming a folder without a licence */
async function readNotice(folder: string): Promise<Notice> {
  const names = await readdir(folder);
  const file =
    names.find((name) => name === FONT_LICENCE) ??
    names.find((name) => name === OWN_LICENCE || LICENCE.test(name));
  if (!file) throw new Error(`${folder} : aucune licence, et le site en contient une part`);
  const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r', '').trim();
  if (file === OWN_LICENCE) {
    const [, project = ''] = /^Copyright \d+ (?:The )?(.+?) Project Authors/.exec(text) ?? [];
    return { name: project, licence: 'OFL-1.1', text };
  }
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const licence = file === FONT_LICENCE ? 'OFL-1.1' : license;
  return { name: `${name} ${version}`, licence, text };
}

/**
 * @param heading the first line
 * @param modules files that the site ships in whole or in part, as the bundlers name them
 * @param root the project's folder
 * @returns one text, in which each licence appears once for all that it covers
 */
export async function licenceNotices(
  heading: string,
  modules: Iterable<string>,
  root: string,
): Promise<string> {
  const folders = new Set([...modules].flatMap((module) => folderOf(module, root) ?? []));
  const notices = await Promise.all([...folders].sort().map(readNotice));
  const byText = Map.groupBy(notices, ({ licence, text }) => `${licence}\n\n${text}`);
  const blocks = [...byText].map(([text, covered]) => {
    const names = covered.map(({ name }) => name).sort();
    return `=== ${names.join(', ')} ===\n${text}\n`;
  });
  return [`${heading}\n`, ...blocks.sort()].join('\n');
}
