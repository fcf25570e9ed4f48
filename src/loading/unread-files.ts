import { type Dirent, readdirSync } from 'node:fs';
import { photoFault } from '#schemas/photo.ts';

const ODD = 'ce n’est pas un fichier ; un lien n’est pas suivi, mettez le fichier lui-même';

/** What is read in the folder of the content: YAML files, folders of them, folders of articles. */
export interface ReadPaths {
  readonly yaml: readonly string[];
  readonly mdx: readonly string[];
}

/**
 * The content files that nothing reads, each with the reason.
 * @param folder the folder of the content
 */
export function unreadFiles(folder: string, read: ReadPaths): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const pathOf = ({ parentPath, name }: Dirent) => `${parentPath}/${name}`;
  const odd = entries.filter((entry) => !entry.isFile() && !entry.isDirectory()).map(pathOf);
  // Only the link is reported: the folder behind it may hold thousands of files.
  const first = odd.filter((path) => !odd.some((other) => path.startsWith(`${other}/`)));
  if (first.length > 0) return first.map((path) => `${path} : ${ODD}`).sort();
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathOf(entry).slice(folder.length + 1))
    .sort()
    .flatMap((file) => {
      const reason = unread(file, read);
      return reason ? [`${folder}/${file} : ${reason}`] : [];
    });
}

function unread(file: string, { yaml, mdx }: ReadPaths): string | undefined {
  const [, folder = '', name = ''] = /^(?:(.*)\/)?([^/]+)$/.exec(file) ?? [];
  const wanted = mdx.includes(folder) ? '.mdx' : '.yaml';
  if (yaml.includes(file)) return undefined;
  if (folder === 'photos') return photoFault(name);
  if (folder === 'examples') return 'aucun logiciel de src/products/registry.ts ne lit ce fichier';
  if (![...yaml, ...mdx].includes(folder)) return 'personne ne lit ce fichier à cet endroit';
  if (!name.endsWith(wanted))
    return `personne ne lit ce fichier : son nom doit finir par ${wanted}`;
  return undefined;
}
