import { useEffect, useState } from 'react';
import type { PostSummary } from '#queries/posts.ts';

/** Changes with `PostSummary`, so that code of an open tab does not read a newer file. */
export const LIST_VERSION = 1;

/** The content of `/blog/articles.json`: every article's summary, newest first. */
export interface PostListFile {
  readonly version: number;
  readonly posts: readonly PostSummary[];
}

type Arrival =
  | { readonly state: 'not-asked' | 'coming' | 'failed' }
  | { readonly state: 'here'; readonly posts: readonly PostSummary[] };

async function fetchPosts(path: string): Promise<Arrival> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  const file: PostListFile = await answer.json();
  if (file.version !== LIST_VERSION) throw new Error(`${path} : version ${file.version}`);
  return { state: 'here', posts: file.posts };
}

/**
 * The articles of all pages, fetched once, when `wanted` is first true.
 * @param path address of the file; without it the page has all articles, and nothing is fetched
 */
export function useAllPosts(path: string | undefined, wanted: boolean) {
  const [arrival, setArrival] = useState<Arrival>({ state: 'not-asked' });
  const asks = wanted && path !== undefined && arrival.state === 'not-asked';

  useEffect(() => {
    if (!asks) return;
    setArrival({ state: 'coming' });
    fetchPosts(path).then(setArrival, (error) => {
      console.warn(error);
      setArrival({ state: 'failed' });
    });
  }, [asks, path]);

  return { arrival, retry: () => setArrival({ state: 'not-asked' }) };
}
