import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { figureTile } from '#i18n/figures.ts';
import { fold } from '#lib/fold.ts';
import { builtPages, plain, textNodes } from '../../tools/built-pages.ts';

const figures = parse(await readFile('src/content/figures.yaml', 'utf8'));

/** Without case, accents, spaces and tags, so that none of them hides a claim. */
const solid = (text: string | null | undefined) => fold(text ?? '').replace(/\s/g, '');

/** Everything that a page says to people and machines: text, names for screen readers, metadata. */
const read = [
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

/** Phrases that the specification does not support, or contradicts, under the reason. */
const forbidden = Object.entries({
  'storage and SMS are billed by usage': ['Tout est compris'],
  'taxes and messages are not settled': [
    'rien à ajouter',
    'rien à comparer',
    'l’abonnement et rien d’autre',
    'l’abonnement, et rien d’autre',
  ],
  'the modules of the offer are not named': ['Tout le logiciel, pour tous'],
  'a price by usage has no amount': ['sans surprise'],
  'nothing is said of ownership or of leaving': ['restent à vous'],
  'no device is named': ['rien à installer', 'sur tout appareil'],
  'one card and hours, no person': ['Un seul interlocuteur', 'qui connaît votre métier'],
  'hours, no quality of answer': ['Une équipe qui répond'],
  'nobody was asked': ['Pourquoi ils nous choisissent'],
  'no such figure': ['Dix minutes suffisent'],
  'durations are announced, not their effect': ['Personne n’attend devant'],
  'free onboarding has no stated scope': ['pour vous et pour ceux qui travaillent avec vous'],
  'free migration has no stated manner': ['se fait avec vous'],
  'nothing is said of how the AI acts': ['Rien ne part sans votre accord'],
  'nothing is said of what the AI reads': ['L’IA lit ce que vous avez'],
  'the figures are announced, not measured': [
    'Ce que les établissements constatent',
    'ils appellent moins',
    'Prêts avant le conseil de classe',
    'Une saisie, une seule',
    'Déjà dans les écoles',
  ],
  'one figure is no headline for fifteen capabilities': ['L’école tient en'],
  'no delay and no trigger is named': ['le canal qu’ils lisent vraiment'],
  'bank and cash are listed, not reconciled': ['La caisse et la banque disent la même chose'],
  'the trial is the customer’s': ['il l’essaie avec vous'],
  'discounts exist': ['rien à négocier'],
  'the API is fictional': ['Une documentation ouverte'],
  'nobody can verify it': ['n’entre dans nos logiciels que si'],
  'multi-factor is named, not imposed': ['Il faut une seconde preuve'],
  'the frameworks are named, certificates are to be asked for': ['Nous les suivons'],
  'no country is named': ['Un lieu connu'],
  'the service computes with the data': ['ne regardent que vous'],
  'a notebook holds names of patients and pupils': ['une photo du cahier'],
  'not said': ['sans double saisie'],
  'only the patient’s part is paid there': ['se règle au comptoir'],
  'promises everything': ['Tout se règle'],
  'a drawer is money': ['boîte vendue par boîte vendue'],
  'three kinds pay the same for the same number': ['L’effectif fait le prix'],
  'several campuses are the University’s': ['Chaque formule ouvre tout'],
  '« Secondary » is not said to be these classes': ['De la sixième à la troisième'],
  'the host keeps a log': ['Nous ne notons rien'],
  'the trial is free; the amount is for structured data': ['coûte 0 EUR'],
  'major cards only': ['par carte bancaire'],
  'an insurer is not a mutuelle': ['part mutuelle'],
  'the trade says SRO': ['sérum oral'],
  'not a word of the trade': ['omnicanal'],
  'not French': ['rapidité en plus'],
}).flatMap(([reason, phrases]) => phrases.map((phrase) => [phrase, reason] as const));

test.each(forbidden)('no page promises « %s »: %s', (phrase) => {
  const saying = read.filter(({ text }) => text.includes(solid(phrase)));
  expect(saying.map(({ path }) => path)).toEqual([]);
});

test('schools that are clients and institutions of the network never stand on one page', async () => {
  const [clients = '', institutions = ''] = ['clients-schools', 'school-institutions'].map((name) =>
    plain(figureTile({ figure: figures[name], label: '' }).value),
  );
  const pages = (await builtPages()).map(({ path, document }) => ({
    path,
    counts: [...document.querySelectorAll('main dd')].map(({ textContent }) => plain(textContent)),
  }));
  const saying = pages.filter(({ counts }) => counts.includes(institutions));
  expect(saying).not.toEqual([]);
  // Where the two are one figure, nothing contradicts it.
  const both = saying.filter(({ counts }) => clients !== institutions && counts.includes(clients));
  expect(both.map(({ path }) => path)).toEqual([]);
});
