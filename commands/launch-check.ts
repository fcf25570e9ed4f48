/**
 * Prints what must be real before the site opens. Under SITE_ENV=production, fails while anything
 * is left.
 */
import { fileURLToPath } from 'node:url';
import { launchReport } from '../tools/launch.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { open, questions, accepted, stale } = await launchReport(root, process.env, new Date());
/** An id in capitals is a variable to fill in; everything else needs a decision. */
const isVariable = ({ id }: { id: string }) => /^[A-Z_]+$/.test(id);

const lists = {
  'À remplir seul : des valeurs que vous avez, à écrire dans .env': open.filter(isVariable),
  'À décider : à remplacer dans src/content, ou à accepter dans src/content/launch-accepted.yaml':
    open.filter((item) => !isVariable(item)),
  'Questions ouvertes : la réponse est à écrire dans le contenu, ou dans launch-accepted.yaml':
    questions,
  Accepté: accepted,
  'Accepté sans objet : à retirer de la liste': stale.map((id) => ({ id, reason: '' })),
};
for (const [title, items] of Object.entries(lists)) {
  if (items.length > 0) console.log(`\n${title}`);
  for (const { id, reason } of items) console.log(`  ${id.padEnd(52)} ${reason}`);
}
console.log(
  `\n${open.length} à traiter, ${questions.length} questions ouvertes, ${accepted.length} acceptés`,
);
process.exitCode = process.env.SITE_ENV === 'production' && open.length > 0 ? 1 : 0;
