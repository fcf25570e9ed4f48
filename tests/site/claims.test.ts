import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fold } from '#lib/fold.ts';
import { builtPages, plain, textNodes } from '../../tools/built-pages.ts';

const figures = parse(await readFile('src/content/figures.yaml', 'utf8'));

/** Without case, accents, spaces and tags, so that none of them hides a claim. */
const solid = (text: string | null | undefined) => fold(text ?? '').replace(/\s/g, '');

interface Read {
  readonly path: string;
  readonly text: string;
}

/** Everything that a page says to people and machines: text, names for screen readers, metadata. */
const read: readonly Read[] = [
  ...(await builtPages()).map(({ path, document }) => {
    const names = [...document.querySelectorAll('[content], [aria-label], [alt]')].map(
      (element) =>
        element.getAttribute('content') ??
        element.getAttribute('aria-label') ??
        element.getAttribute('alt'),
    );
    const body = textNodes(document, ['style']).join('');
    return { path, text: [body, ...names].map(solid).join('\n') };
  }),
  { path: '/llms.txt', text: solid(await readFile('dist/llms.txt', 'utf8')) },
];

/** Phrases that the specification does not support, or contradicts, each with the reason. */
const forbidden: readonly (readonly [phrase: string, reason: string])[] = [
  ['Tout est compris', 'storage and SMS are billed by usage'],
  ['rien à ajouter', 'taxes and messages are not settled'],
  ['rien à comparer', 'taxes and messages are not settled'],
  ['l’abonnement et rien d’autre', 'taxes and messages are not settled'],
  ['l’abonnement, et rien d’autre', 'taxes and messages are not settled'],
  ['Tout le logiciel, pour tous', 'the modules of the offer are not named'],
  ['sans surprise', 'a price by usage has no amount'],
  ['restent à vous', 'nothing is said of ownership or of leaving'],
  ['rien à installer', 'no device is named'],
  ['sur tout appareil', 'no device is named'],
  ['Un seul interlocuteur', 'one card and hours, no person'],
  ['Une équipe qui répond', 'hours, no quality of answer'],
  ['qui connaît votre métier', 'one card and hours, no person'],
  ['Pourquoi ils nous choisissent', 'nobody was asked'],
  ['Dix minutes suffisent', 'no such figure'],
  ['Personne n’attend devant', 'durations are announced, not their effect'],
  ['pour vous et pour ceux qui travaillent avec vous', 'free onboarding has no stated scope'],
  ['se fait avec vous', 'free migration has no stated manner'],
  ['Rien ne part sans votre accord', 'nothing is said of how the AI acts'],
  ['L’IA lit ce que vous avez', 'nothing is said of what the AI reads'],
  ['Ce que les établissements constatent', 'the figures are announced, not measured'],
  ['ils appellent moins', 'the figures are announced, not measured'],
  ['Prêts avant le conseil de classe', 'the figures are announced, not measured'],
  ['Une saisie, une seule', 'the figures are announced, not measured'],
  ['Déjà dans les écoles', 'the figures are announced, not measured'],
  ['L’école tient en', 'one figure is no headline for fifteen capabilities'],
  ['le canal qu’ils lisent vraiment', 'no delay and no trigger is named'],
  ['La caisse et la banque disent la même chose', 'bank and cash are listed, not reconciled'],
  ['il l’essaie avec vous', 'the trial is the customer’s'],
  ['rien à négocier', 'discounts exist'],
  ['Une documentation ouverte', 'the API is fictional'],
  ['n’entre dans nos logiciels que si', 'nobody can verify it'],
  ['Il faut une seconde preuve', 'multi-factor is named, not imposed'],
  ['Nous les suivons', 'the frameworks are named, certificates are to be asked for'],
  ['Un lieu connu', 'no country is named'],
  ['ne regardent que vous', 'the service computes with the data'],
  ['une photo du cahier', 'a notebook holds names of patients and pupils'],
  ['sans double saisie', 'not said'],
  ['se règle au comptoir', 'only the patient’s part is paid there'],
  ['Tout se règle', 'promises everything'],
  ['boîte vendue par boîte vendue', 'a drawer is money'],
  ['L’effectif fait le prix', 'three kinds pay the same for the same number'],
  ['Chaque formule ouvre tout', 'several campuses are the University’s'],
  ['De la sixième à la troisième', '« Secondary » is not said to be these classes'],
  ['Nous ne notons rien', 'the host keeps a log'],
  ['coûte 0 EUR', 'the trial is free; the amount is for structured data'],
  ['par carte bancaire', 'major cards only'],
  ['part mutuelle', 'an insurer is not a mutuelle'],
  ['sérum oral', 'the trade says SRO'],
  ['omnicanal', 'not a word of the trade'],
  ['rapidité en plus', 'not French'],
];

describe('no page promises more than the specification', () =>
  test.each(forbidden)('« %s »: %s', (phrase) => {
    const wanted = solid(phrase);
    expect(read.filter(({ text }) => text.includes(wanted)).map(({ path }) => path)).toEqual([]);
  }));

/** A count of `figures.yaml` as pages print it: « 20+ ». */
function countOf(name: string): string {
  const { count, plus } = figures[name] as { count: number; plus?: boolean };
  return `${plain(count.toLocaleString('fr-FR'))}${plus ? '+' : ''}`;
}

test('schools that are clients and institutions of the network never stand on one page', async () => {
  const clients = countOf('clients-schools');
  const institutions = countOf('school-institutions');
  // Where the two are one figure, nothing contradicts it.
  if (clients === institutions) return;
  const pages = (await builtPages()).map(({ path, document }) => ({
    path,
    counts: [...document.querySelectorAll('main dd')].map(({ textContent }) => plain(textContent)),
  }));
  const both = pages.filter(
    ({ counts }) => counts.includes(clients) && counts.includes(institutions),
  );
  expect(both.map(({ path }) => path)).toEqual([]);
  expect(pages.some(({ counts }) => counts.includes(institutions))).toBe(true);
});
