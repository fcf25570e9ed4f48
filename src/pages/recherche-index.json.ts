import type { APIRoute } from 'astro';
import { getSiteIndex } from '../search/collect.ts';
import { INDEX_VERSION, type IndexFile, kinds } from '../search/index-file.ts';

export const GET: APIRoute = async () => {
  const index = await getSiteIndex();
  const found = kinds.flatMap((kind) => index[kind].flatMap((shelf) => shelf.found));
  return Response.json({ version: INDEX_VERSION, found } satisfies IndexFile);
};
