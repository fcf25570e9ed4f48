import { brotliCompressSync } from 'node:zlib';
import type { APIRoute, GetStaticPaths } from 'astro';
import { searchPage } from '#i18n/addresses.ts';
import { getSearchFiles } from '#search/build/collect.ts';
import type { SearchFiles } from '#search/build/split.ts';
import { type OlderFile, olderPath, type TextsFile } from '#search/index-file.ts';

type Older = NonNullable<SearchFiles['older']>;

/**
 * The search index of older articles, and their texts in parts; no file while all articles are
 * recent.
 */
export const getStaticPaths = (async () => {
  const { older, olderTexts } = await getSearchFiles();
  if (!older) return [];
  const files = [[olderPath, withParts(older, olderTexts)] as const, ...olderTexts];
  return files.map(([path, file]) => ({
    params: { archive: path.slice(`${searchPage}-`.length, -'.json'.length) },
    props: { file },
  }));
}) satisfies GetStaticPaths;

function withParts(older: Older, texts: SearchFiles['olderTexts']): OlderFile {
  const parts = [...texts].map(([path, file]) => ({
    path,
    articles: Object.keys(file.passages).length,
    bytes: brotliCompressSync(JSON.stringify(file)).length,
  }));
  return { ...older, parts };
}

export const GET: APIRoute<{ file: OlderFile | TextsFile }> = ({ props }) =>
  Response.json(props.file);
