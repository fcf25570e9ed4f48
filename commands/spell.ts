/** Spelling of the text of every built page, without code samples: cspell in French. */
import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { builtPages, textNodes, without } from '../tools/built-pages.ts';

const folder = 'test-results/spelling';
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const pages = await builtPages();
const seen = new Set<string>();
for (const page of pages) {
  const document = without(page.document, 'script, style, pre, code, [lang]:not(html)');
  const attributes = ['aria-label', 'alt', 'placeholder', 'content'].flatMap((name) =>
    [
      ...document.querySelectorAll(
        `body [${name}], meta[name="description"], meta[name="keywords"]`,
      ),
    ].map((node) => node.getAttribute(name) ?? ''),
  );
  const said = [...attributes, ...textNodes(document)];
  // Each sentence once: menus repeat on every page.
  const fresh = said.filter((text) => !seen.has(text));
  for (const text of fresh) seen.add(text);
  // Addresses are removed; elided words are split, since the dictionary has « l » and « officine »
  // but not « l’officine ». No-break hyphens become plain hyphens, as the dictionary writes them.
  const words = fresh
    .join('\n')
    .replaceAll('\u2011', '-')
    .replaceAll(/aujourd’hui/gi, 'maintenant')
    .replaceAll(/\S*[@/]\S*|(?:[a-z-]+\.)+[a-z]{2,}|’/g, ' ');
  const name = page.path.slice(1).replaceAll('/', '_') || 'index';
  await writeFile(`${folder}/${name}.txt`, words);
}

const { stdout, stderr } = spawnSync(
  'cspell',
  ['--no-progress', '--no-summary', '--no-gitignore', '--relative', `${folder}/*.txt`],
  { encoding: 'utf8' },
);
const faults = stdout.split('\n').filter((line) => line.includes('Unknown word'));
for (const fault of faults) console.log(fault.replace(`${folder}/`, ''));
if (stderr) console.error(stderr);
const wrong = new Set(faults.map((fault) => fault.split(':')[0]));
if (stderr) wrong.add('cspell');
console.log(`${pages.length - wrong.size} passed, ${wrong.size} failed`);
process.exitCode = wrong.size > 0 ? 1 : 0;
