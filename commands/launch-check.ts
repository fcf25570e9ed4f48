/** Prints what must be real before the site opens; SITE_ENV=production fails if any is left. */
import { fileURLToPath } from 'node:url';
import { launchReport, lineOf, listed } from '../tools/launch.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { open, questions, accepted, stale } = await launchReport(root);
const lists = {
  'Questions ouvertes : la réponse est à écrire dans le contenu': questions,
  Accepté: accepted,
  'Accepté sans objet : à retirer de la liste': stale.map((id) => ({ id, reason: '' })),
};
for (const line of listed(open)) console.log(line);
for (const [title, items] of Object.entries(lists)) {
  if (items.length > 0) console.log(`\n${title}`);
  for (const item of items) console.log(lineOf(item));
}
console.log(
  `\n${open.length} à traiter, ${questions.length} questions ouvertes, ${accepted.length} acceptés`,
);
process.exitCode = process.env.SITE_ENV === 'production' && open.length > 0 ? 1 : 0;
