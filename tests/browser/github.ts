/** A replacement for GitHub: one repository, as far as the editor asks about it. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

export const TOKEN = 'github_pat_marigot';
export const REPOSITORY = 'tap/site';

interface Commit {
  readonly input: {
    readonly expectedHeadOid: string;
    readonly fileChanges: {
      readonly additions: readonly { readonly path: string; readonly contents: string }[];
      readonly deletions: readonly { readonly path: string }[];
    };
  };
}

const hash = (text: string) => createHash('sha1').update(text).digest('hex');

/** What somebody else does is written into `files`. */
export async function standIn(page: Page, files: Map<string, string>): Promise<void> {
  const head = () => hash(JSON.stringify([...files]));

  function commit({ input: { expectedHeadOid, fileChanges } }: Commit) {
    if (expectedHeadOid !== head()) return undefined;
    for (const { path } of fileChanges.deletions) files.delete(path);
    for (const { path, contents } of fileChanges.additions)
      files.set(path, Buffer.from(contents, 'base64').toString());
    const written = fileChanges.additions.map(
      ({ path }, at) => [`file_${at}`, { oid: hash(files.get(path) ?? '') }] as const,
    );
    return { oid: head(), committedDate: new Date(), ...Object.fromEntries(written) };
  }

  /** Everything that a query may ask of the repository: the editor takes its part. */
  function repository(query: string) {
    const author = { name: 'Aïcha', email: 'aicha@example.com', user: { id: 2, login: 'aicha' } };
    const last = { oid: head(), message: 'Un commit', author, committedDate: new Date() };
    const ref = { target: { ...last, history: { nodes: [last] } } };
    const texts = new Map([...files.values()].map((text) => [hash(text), text]));
    const blobs = query.matchAll(/(\w+): object\(oid: "(\w+)"/g);
    const commits = query.matchAll(/(\w+): +ref\(/g);
    return {
      defaultBranchRef: { name: 'main' },
      ref,
      ...Object.fromEntries(blobs.map(([, name, oid]) => [name, { text: texts.get(`${oid}`) }])),
      ...Object.fromEntries(commits.map(([, name]) => [name, ref])),
    };
  }

  function graphql({ query, variables }: { query: string; variables: unknown }) {
    if (!query.includes('createCommitOnBranch')) return { data: { repository: repository(query) } };
    const made = commit(variables as Commit);
    return made
      ? { data: { createCommitOnBranch: { commit: made } } }
      : { errors: [{ message: 'Expected branch to point to another commit' }] };
  }

  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } } }),
  );
  await page.route('https://api.github.com/**', (route) => {
    const request = route.request();
    if (!request.headers().authorization?.endsWith(` ${TOKEN}`))
      return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql') return route.fulfill({ json: graphql(request.postDataJSON()) });
    if (pathname === '/user') return route.fulfill({ json: { id: 1, login: 'yero' } });
    const asked = decodeURI(pathname.replace(`/repos/${REPOSITORY}/`, ''));
    if (asked === 'collaborators/yero') return route.fulfill({ status: 204 });
    if (asked.startsWith('git/trees/')) {
      const tree = [...files].map(([path, text]) => ({
        path,
        type: 'blob',
        sha: hash(text),
        size: text.length,
      }));
      return route.fulfill({ json: { tree } });
    }
    const text = files.get(asked.replace(/^contents\//, ''));
    return text === undefined
      ? route.fulfill({ status: 404, json: { message: 'Not Found' } })
      : route.fulfill({ body: text });
  });
}
