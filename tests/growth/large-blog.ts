/** A copy of the site with many articles: built, served, and opened in a browser. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../../integrations/publish.ts';
import { buildCopy, copyOfProject } from '../../tools/copy-of-project.ts';
import { listFiles } from '../../tools/dist.ts';
import { addPosts } from '../../tools/synthetic-posts.ts';
import { type OpenSite, openSite } from './open-site.ts';

export interface LargeBlog extends OpenSite {
  /** Folder of the copy. */
  readonly folder: string;
  readonly dist: string;
  /** File names of the added articles, newest first. */
  readonly added: readonly string[];
  /**
   * The added articles that are not weighed; the twelve newest, as long as these, represent them.
   */
  readonly unweighed: readonly string[];
}

/** Compresses fully what the tests weigh: neither these articles nor the large packs. */
async function compressWell(dist: string, unweighed: readonly string[]): Promise<void> {
  const left = new Set(unweighed.map((slug) => `blog/${slug}.html`));
  const files = (await listFiles(dist))
    .filter((name) => name.endsWith('.br'))
    .map((name) => name.slice(0, -'.br'.length))
    .filter((name) => !left.has(name) && !/^hors-ligne\/reste/.test(name));
  await Promise.all(files.map((name) => compress(join(dist, name))));
}

export async function makeLargeBlog(articles: number): Promise<LargeBlog> {
  const copy = await copyOfProject();
  const added = await addPosts(copy.folder, articles);
  // Share images take as long as pages to build, and these tests do not look at them.
  await rm(join(copy.folder, 'src/pages/partage/[...page].png.ts'));
  // Low quality: most files are not weighed, and full compression would be half of the build.
  await buildCopy(copy, { BROTLI_QUALITY: '5' });
  const dist = join(copy.folder, 'dist');
  const unweighed = added.slice(12);
  await compressWell(dist, unweighed);
  const site = await openSite(dist);
  return {
    folder: copy.folder,
    dist,
    added,
    unweighed,
    origin: site.origin,
    newPage: site.newPage,
    async close() {
      await site.close();
      await copy.remove();
    },
  };
}
