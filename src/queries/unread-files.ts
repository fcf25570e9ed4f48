import { readdirSync } from 'node:fs';

/** What is read of a language's folder: files and folders of YAML, folders of articles. */
export interface ReadPaths {
  readonly yaml: readonly string[];
  readonly mdx: readonly string[];
}

/**
 * Files that an editor wrote and nobody reads, each with the reason.
 * @param folder of a language
 */
export function unreadFiles(folder: string, read: ReadPaths): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1))
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
  if (![...yaml, ...mdx].includes(folder)) return 'personne ne lit ce fichier à cet endroit';
  if (!name.endsWith(wanted))
    return `personne ne lit ce fichier : son nom doit finir par ${wanted}`;
  return undefined;
}
