/**
 * What still names a text, asked before it is deleted. The library has no event for a deletion: what
 * it sends to the repository, or takes out of the folder, is read on its way.
 */
import type { CmsConfig } from '@sveltia/cms';
import { contentPath } from '#i18n/content-path.ts';
import { type Naming, naming, pageOf } from '#loading/naming.ts';
import type { Form } from './collections.ts';
import { inWords } from './explain-error.ts';
import { ask } from './meanwhile.ts';
import type { Group } from './merge.ts';
import { allTexts, present, rootOf, writeInFolder } from './present.ts';
import { read, write } from './write-back.ts';

const MOVED = contentPath('moved.yaml');
const KEEP = 'Ne pas supprimer';

/** A commit of GitHub, or of GitLab. */
interface Commit {
  readonly variables?: {
    readonly input?: {
      readonly fileChanges?: {
        readonly additions: { path: string; contents: string }[];
        readonly deletions: readonly { readonly path: string }[];
      };
    };
  };
  readonly actions?: { action: string; file_path: string; content?: string }[];
}

const inBase64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/**
 * @param tell gets what leaves by itself with a deleted text, or nothing
 * @throws Error from the deletion itself, when the person keeps the text
 */
export function askBeforeDeletion(
  backend: CmsConfig['backend'],
  forms: readonly Form[],
  tell: (leaves: string) => void,
): void {
  /** @returns the file of moved addresses, if it changes with the deletion */
  async function agreed(paths: readonly string[]): Promise<string | undefined> {
    const texts = await allTexts(backend);
    for (const path of paths) texts.delete(path);
    const pages = paths.flatMap((path) => pageOf(path) ?? []);
    const namings = pages.map(({ address }): Naming => naming(address, texts));
    const named = pages.filter((_, at) => namings[at]?.refused.length);
    const places = namings.flatMap(({ refused }) => refused);
    if (places.length > 0) {
      const list = named[0]?.list;
      const moves = `Supprimer, et mener à ${list} qui suit ces liens`;
      const reason = `Le site refuserait cette suppression : d’autres textes y mènent.\n${inWords(places.join('\n'), forms)}`;
      if ((await ask(reason, [KEEP, moves], 'Rien n’est supprimé')) !== moves)
        throw new Error('The text stays.');
    }
    tell(inWords(namings.flatMap(({ leaves }) => leaves).join('\n'), forms));
    const form = forms.find((one) => one.path === MOVED)?.form;
    if (!form || named.length === 0) return undefined;
    const values = read((await present(backend, MOVED)) ?? 'items: []\n', form);
    const lines = named.map(({ address, list }) => ({ from: address, to: list }));
    return write({ ...values, items: [...(values.items as Group[]), ...lines] }, form);
  }

  const send = window.fetch;
  window.fetch = async (input, init) => {
    const body = typeof init?.body === 'string' && init.method === 'POST' ? init.body : '{}';
    const commit = (body.startsWith('{') ? JSON.parse(body) : {}) as Commit;
    const { additions = [], deletions = [] } = commit.variables?.input?.fileChanges ?? {};
    const { actions = [] } = commit;
    const paths = [
      ...deletions.map(({ path }) => path),
      ...actions.flatMap(({ action, file_path }) => (action === 'delete' ? file_path : [])),
    ].filter(pageOf);
    if (paths.length === 0) return send(input, init);
    const moved = await agreed(paths);
    if (moved === undefined) return send(input, init);
    if (deletions.length > 0) additions.push({ path: MOVED, contents: inBase64(moved) });
    else actions.push({ action: 'update', file_path: MOVED, content: moved });
    return send(input, { ...init, body: JSON.stringify(commit) });
  };

  // The library takes out the texts of one deletion at the same time, each by itself.
  let together: string[] = [];
  let agreement: Promise<void> | undefined;
  async function agreedTogether(root: FileSystemDirectoryHandle): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const paths = together;
    together = [];
    agreement = undefined;
    const moved = await agreed(paths);
    if (moved !== undefined) await writeInFolder(root, MOVED, moved);
  }

  const { prototype } = FileSystemDirectoryHandle;
  const remove = prototype.removeEntry;
  prototype.removeEntry = async function (name, options) {
    const root = await rootOf(backend);
    const path = [...((await root.resolve(this)) ?? []), name].join('/');
    if (pageOf(path)) {
      together.push(path);
      agreement ??= agreedTogether(root);
      await agreement;
    }
    return remove.call(this, name, options);
  };
}
