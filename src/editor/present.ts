/** The files as they are now: the library's own copies may be older. */
import type { CmsConfig } from '@sveltia/cms';

/** The folder of this machine, which the library keeps in a database named after the repository. */
function rootOf(database: string): Promise<FileSystemDirectoryHandle> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const { result } = opening;
      const handles = result.transaction('file-system-handles').objectStore('file-system-handles');
      const asked = handles.get('root_dir_handle');
      // An open connection would hold up the editor's own.
      result.close();
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => resolve(asked.result);
    };
  });
}

async function inFolder(root: FileSystemDirectoryHandle, path: string) {
  const [name = '', ...folders] = path.split('/').toReversed();
  try {
    let folder = root;
    for (const one of folders.toReversed()) folder = await folder.getDirectoryHandle(one);
    return await (await (await folder.getFileHandle(name)).getFile()).text();
  } catch (error) {
    if ((error as Error).name === 'NotFoundError') return undefined;
    throw error;
  }
}

/** The file at the head of the branch. */
async function inRepository(service: string, repo: string, path: string, token: string) {
  const [address, accept] =
    service === 'github'
      ? [
          `https://api.github.com/repos/${repo}/contents/${encodeURI(path)}`,
          'application/vnd.github.raw',
        ]
      : [
          `https://gitlab.com/api/v4/projects/${encodeURIComponent(repo)}/repository/files/${encodeURIComponent(path)}/raw?ref=HEAD`,
          '*/*',
        ];
  const headers = { Accept: accept, Authorization: `Bearer ${token}` };
  const answer = await fetch(address, { headers, cache: 'no-store' });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${new URL(address).hostname} : ${answer.status}`);
  return answer.text();
}

/** @returns the text of a file, undefined for a file that is not there */
export async function present(
  backend: CmsConfig['backend'],
  path: string,
): Promise<string | undefined> {
  const { name, repo } = backend as { name: string; repo: string };
  const { backendName, token } = JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
  return backendName === 'local'
    ? inFolder(await rootOf(`${name}:${repo}`), path)
    : inRepository(name, repo, path, token);
}
