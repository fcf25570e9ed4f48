/**
 * Prints what must be real before the site opens. Under SITE_ENV=production, fails while anything
 * is left.
 */
import { fileURLToPath } from 'node:url';
import { launchReport } from '../tools/launch.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { open, questions, accepted, stale } = await launchReport(root, process.env, new Date());

const print = (title: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};
// An id in capitals is a variable to fill in; everything else needs a decision.
const [values = [], decisions = []] = [true, false].map((value) =>
  open.filter(({ id }) => /^[A-Z_]+$/.test(id) === value),
);
print(
  'À remplir seul : des valeurs que vous avez, à écrire dans .env',
  values.map(({ id, reason }) => `${id.padEnd(52)} ${reason}`),
);
print(
  'À décider : à remplacer dans src/content, ou à accepter dans src/content/launch-accepted.yaml',
  decisions.map(({ id, reason }) => `${id.padEnd(52)} ${reason}`),
);
print(
  'Questions ouvertes : la réponse est à écrire dans le contenu, ou dans launch-accepted.yaml',
  questions.map(({ id, reason }) => `${id.padEnd(52)} ${reason}`),
);
print(
  'Accepté',
  accepted.map(({ id, reason }) => `${id.padEnd(52)} ${reason}`),
);
print('Accepté sans objet : à retirer de la liste', stale);
console.log(
  `\n${open.length} à traiter, ${questions.length} questions ouvertes, ${accepted.length} acceptés`,
);
process.exitCode = process.env.SITE_ENV === 'production' && open.length > 0 ? 1 : 0;
