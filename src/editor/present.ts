/** The files as they are now: the library's own copies may be older. */
import type { CmsConfig } from '@sveltia/cms';
import { contentFolder } from '#i18n/content-path.ts';

/** What the library keeps in a database named after the repository. */
function kept<Value>(
  database: string,
  store: string,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const { result } = opening;
      const asked = ask(result.transaction(store).objectStore(store));
      // An open connection would hold up the editor's own.
      result.close();
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => resolve(asked.result);
    };
  });
}

type Backend = CmsConfig['backend'];
const databaseOf = (backend: Backend) => {
  const { name, repo } = backend as { name: string; repo: string };
  return { name, repo, database: `${name}:${repo}` };
};
const user = (): { backendName?: string; token?: string } =>
  JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');
const isFolder = () => user().backendName === 'local';

/** The folder of this machine. */
export const rootOf = (backend: Backend) =>
  kept<FileSystemDirectoryHandle>(databaseOf(backend).database, 'file-system-handles', (store) =>
    store.get('root_dir_handle'),
  );

async function folderOf(root: FileSystemDirectoryHandle, names: readonly string[]) {
  let folder = root;
  for (const one of names) folder = await folder.getDirectoryHandle(one);
  return folder;
}

export async function writeInFolder(root: FileSystemDirectoryHandle, path: string, text: string) {
  const [name = '', ...folders] = path.split('/').toReversed();
  const folder = await folderOf(root, folders.toReversed());
  const file = await folder.getFileHandle(name, { create: true });
  const out = await file.createWritable();
  await out.write(text);
  await out.close();
}

async function inFolder(root: FileSystemDirectoryHandle, path: string) {
  const [name = '', ...folders] = path.split('/').toReversed();
  try {
    const folder = await folderOf(root, folders.toReversed());
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
export async function present(backend: Backend, path: string): Promise<string | undefined> {
  const { name, repo } = databaseOf(backend);
  return isFolder()
    ? inFolder(await rootOf(backend), path)
    : inRepository(name, repo, path, user().token ?? '');
}

async function textsBelow(folder: FileSystemDirectoryHandle, path: string) {
  const texts: [string, string][] = [];
  for await (const [name, handle] of folder) {
    const place = `${path}/${name}`;
    if (handle.kind === 'directory')
      texts.push(...(await textsBelow(handle as FileSystemDirectoryHandle, place)));
    else if (/\.(?:mdx|yaml)$/.test(name))
      texts.push([place, await (await (handle as FileSystemFileHandle).getFile()).text()]);
  }
  return texts;
}

/**
 * The text of every file of the content, by its path. In a repository the library's copies, which it
 * compares with the branch before each commit.
 */
export async function allTexts(backend: Backend): Promise<Map<string, string>> {
  if (isFolder()) {
    const folder = await folderOf(await rootOf(backend), contentFolder.split('/'));
    return new Map(await textsBelow(folder, contentFolder));
  }
  const { database } = databaseOf(backend);
  const paths = await kept(database, 'file-cache', (store) => store.getAllKeys());
  const files = await kept(database, 'file-cache', (store) => store.getAll());
  return new Map(
    paths.flatMap((path, at): [string, string][] =>
      files[at]?.text && `${path}`.startsWith(contentFolder) ? [[`${path}`, files[at].text]] : [],
    ),
  );
}
