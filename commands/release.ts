/**
 * Publishes `dist/` as a new release: `npm run release`. Goes back to the previous one: `npm run
 * release -- back`. A running `npm run serve` picks it up by itself; an nginx that runs in this
 * folder is told to reload.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { goBack, release } from '../server/releases.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

try {
  const { values, positionals } = parseArgs({
    options: { keep: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  const keep = Number(values.keep);
  const [word, ...others] = positionals;
  if (!/^\d{1,3}$/.test(values.keep) || keep < 1) {
    throw new Error('--keep attend un nombre de versions, au moins 1');
  }
  if ((word !== undefined && word !== 'back') || others.length > 0) {
    throw new Error(`${positionals.join(' ')} : seul « back » est compris`);
  }
  if (!word && !existsSync(at('dist'))) throw new Error('dist/ manque : lancez npm run build');
  const id = word ? await goBack(at('releases')) : await release(at('releases'), at('dist'), keep);
  console.log(`Version publiée : releases/${id}`);
  const pid = at('run/nginx.pid');
  if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGHUP');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
