import { z } from 'astro/zod';
import { secondsOf } from '#lib/figures.ts';
import { sumOf } from '#lib/sum.ts';
import { group, label, listed, sample, sentence, slotted, text, title } from './fields.ts';
import { duration } from './figure.ts';

const amount = z.union([z.number(), label(24)], 'un nombre, ou un mot');
const pair = {
  name: label(44),
  value: amount.optional().describe('En face : un montant, un taux, un mot'),
};

const row = z.strictObject({
  look: z
    .enum(['card', 'line', 'result', 'button', 'done'])
    .describe(
      'card : une carte que l’on présente, line : une ligne, result : un résultat en grand, button : le bouton que l’on touche, done : ce qui s’est écrit tout seul',
    ),
  auto: z
    .boolean()
    .default(false)
    .describe('Vrai si le logiciel le fait seul, sans que l’on touche'),
  ...pair,
  note: label(60).optional().describe('Sous le nom'),
  beside: group('Un second résultat, à côté', pair).optional(),
  parts: z
    .tuple([z.number(), z.number()], 'deux nombres : [part du client, part du tiers payeur]')
    .optional()
    .describe('Une barre : la part du client, puis l’autre'),
});

/** The most rows that the styles count (`Film.module.css`), and chapters that the cloth has room for. */
const MOST_ROWS = 10;

/** An act of the trade as long as the announced figure, step by step: one row of the screen a step. */
const film = group('Le film de l’ouverture : un geste du métier, en entier, à son rythme', {
  sample: sample(),
  figure: duration.describe('Sa durée, un nom de figures.yaml : pharm-sale-insured'),
  title: label(60).describe('Ce que l’on voit, pour les lecteurs d’écran'),
  head: label(40).describe('En tête de l’écran : qui s’en sert'),
  chapters: listed('Les étapes ; toutes leurs lignes durent autant', {
    label: label(13).describe('Sous le tissu ; on peut y aller d’un toucher'),
    rows: z.array(row).min(1),
  })
    .min(3)
    .max(5),
  message: slotted(160).describe('Ce que le visiteur envoie par WhatsApp ; # est son temps'),
}).superRefine(({ figure, chapters }, { addIssue }) => {
  const refuse = (message: string) => addIssue({ code: 'custom', message, path: ['chapters'] });
  const rows = rowsOf({ chapters });
  if (rows.length > MOST_ROWS) refuse(`${rows.length} lignes : ${MOST_ROWS} au plus`);
  if (secondsOf(figure) < rows.length) refuse('plus de lignes que de secondes');
  if (rows[0]?.auto) refuse('la première ligne se touche');
  const summed = rows.filter(({ look }) => look === 'line');
  for (const { parts, beside, value } of rows) {
    if (!parts) continue;
    const whole = parts[0] + parts[1];
    const lines = sumOf(summed, (line) => Number(line.value) || 0);
    if (beside && whole !== lines) refuse(`les parts font ${whole}, mais les lignes ${lines}`);
    if (!beside && whole !== value) refuse(`les parts font ${whole}, mais la ligne ${value}`);
  }
});

export type Film = z.infer<typeof film>;
export type FilmRow = z.infer<typeof row>;

export const rowsOf = ({ chapters }: Pick<Film, 'chapters'>): FilmRow[] =>
  chapters.flatMap(({ rows }) => rows);

export const filmedHero = () =>
  group('Ouverture de la page', {
    eyebrow: label(60).describe('Ce que c’est, et qui s’en sert déjà'),
    title: title(60),
    lede: text(),
    pricing: label(30).describe('Bouton vers les tarifs'),
    film,
  });

export const filmWords = () =>
  group('Le film à l’ouverture d’un logiciel, et le même geste par le visiteur', {
    pause: label(12),
    again: label(12).describe('Recommencer le film'),
    of: sentence(40, 'time', 'speed').describe(
      'Sous le temps qui passe : sur combien, et combien de fois plus vite',
    ),
    own: label(40).describe('Bouton : au visiteur de faire le même geste'),
    touch: label(40).describe('Avant son premier toucher'),
    you: label(30).describe('Sous son temps'),
    announced: label(30).describe('Sous le temps annoncé'),
    send: label(40).describe('Envoie son temps par WhatsApp'),
    restart: label(20),
    leave: label(20).describe('Revient au film'),
  });

export type FilmWords = z.infer<ReturnType<typeof filmWords>>;
