/** Prints what must be real before the site opens; SITE_ENV=production fails if any is left. */
import { fileURLToPath } from 'node:url';
import { Refusal } from '#lib/refusal.ts';

/** What is refused in `.env` or in a file says all itself: Node’s frame would hide it. */
function tell(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exit(1);
}

// `.env` is read as soon as this is imported.
const { launchReport, lineOf, listed } = await import('../tools/launch.ts').catch(tell);
const root = fileURLToPath(new URL('..', import.meta.url));
const { open, questions, accepted, stale } = await launchReport(root).catch(tell);
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
