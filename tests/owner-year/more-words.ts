/** What an owner may write more on every page (docs/decisions/002-weight-and-first-screen.md). */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

/** 150 of them, as good French as the rest: a page takes as much more as an owner would write. */
const words =
  `Le marché se tient sous les manguiers, deux fois par semaine, depuis plus longtemps que personne
ne s'en souvient. Les premières charrettes arrivent avant l'aube, quand la route est encore
fraîche. On pose les ignames, les calebasses, le mil en sacs, puis chacun va saluer ses voisins
et boire un thé debout. Vers neuf heures, les cars amènent les gens des villages d'en face, et
le bruit monte jusqu'au pont. Une femme raconte la saison passée, un vieux lui répond que l'eau
montait plus haut dans sa jeunesse, des gamins courent entre les nattes avec des beignets
brûlants. À midi l'ombre se resserre autour des troncs et l'on parle plus bas. Le soir venu, il
ne reste que des feuilles froissées, et la poussière où le vent efface les pas. Demain, le
gardien balaiera la place, les oiseaux redescendront des branches, et l'on guettera les premiers
nuages au-dessus des collines.`.replaceAll('\n', ' ');

type Path = readonly (string | number)[];
const usual: readonly Path[] = [['lede'], ['header', 'lede'], ['hero', 'lede']];
/** Of pages where the `lede` is short, missing, or printed on a one-page sheet too. */
const others: Readonly<Record<string, Path>> = {
  'home.yaml': ['reasons', 'lede'],
  'ai.yaml': ['whole'],
  'about.yaml': ['letter', 'opening', 0],
  'privacy.yaml': ['sections', 0, 'paragraphs', 0],
  'tappharm-overview.yaml': ['services', 'credit', 'text'],
  'tappos-overview.yaml': ['day', 'lede'],
  'tapschool-overview.yaml': ['services', 'lede'],
  'terms.yaml': ['sections', 0, 'paragraphs', 0],
};
/** Two pages that lead elsewhere at once; labels of the sheets. */
const withoutText = ['brochure.yaml', 'legal.yaml', 'privacy-policy.yaml'];

/** Adds words to each page, guide and article, where they are first read if they may be there. */
export async function addWords(folder: string): Promise<void> {
  const content = join(folder, 'src/content/fr');
  for (const name of ['pages', 'guides', 'docs', 'posts']) {
    for (const file of await readdir(join(content, name))) {
      if (withoutText.includes(file)) continue;
      const path = join(content, name, file);
      const before = await readFile(path, 'utf8');
      const after = file.endsWith('.mdx')
        ? before.replace(/^\p{Lu}.*\.$/mu, (paragraph) => `${paragraph} ${words}`)
        : lengthened(before, others[file]);
      if (after === before) throw new Error(`${name}/${file} has no paragraph`);
      await writeFile(path, after);
    }
  }
}

function lengthened(page: string, other: Path | undefined): string {
  const yaml = parseDocument(page);
  const place = other ?? usual.find((path) => yaml.hasIn(path)) ?? [];
  yaml.setIn(place, `${yaml.getIn(place)} ${words}`);
  return yaml.toString();
}
