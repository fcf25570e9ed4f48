import { join } from 'node:path';
import { withImports } from '../tools/browser-code.ts';
import { changePages, listFiles } from '../tools/dist.ts';
import { afterBuild } from './after-build.ts';

/** Names an island's code files in its markup: the first touch fetches them in one round trip. */
export const islandCode = () =>
  afterBuild('island-code', async (root) => {
    const folder = join(root, '_a');
    const scripts = (await listFiles(folder)).filter((file) => file.endsWith('.js'));
    const named = (start: string) => scripts.find((script) => script.startsWith(start)) ?? start;
    await changePages(root, async (html) => {
      const islands = [...html.matchAll(/data-island="(\w+)"/g)].map(([, name]) => name);
      let written = html;
      for (const name of new Set(islands)) {
        const code = await withImports(folder, [named('start.'), named(`${name}.island.`)]);
        const list = code.map((file) => file.slice(0, -3)).join(' ');
        const data = RegExp(`data-island="${name}"[^]*?<script type="application/json"`, 'g');
        written = written.replace(data, `$& data-code="${list}"`);
      }
      return written;
    });
  });
