import { z } from 'astro/zod';
import { httpsUrl } from '#lib/env-fields.ts';
import { buildDay } from '#lib/time.ts';
import { productIds } from '#products/registry.ts';
import { communityChannels } from '#routes.ts';
import {
  counted,
  day,
  group,
  heading,
  label,
  notOver,
  once,
  opening,
  sample,
  text,
} from '../fields.ts';
import { pageSchema } from '../meta.ts';
import { portrait } from '../portrait.ts';
import type { Marked } from '../words.ts';

/** upcoming: the date is announced · open: registration is open */
const eventStatuses = ['upcoming', 'open'] as const;

const message = label().regex(/^[^#]*#[^#]*$/, 'doit contenir un # : la place du titre');

const channel = z.strictObject({
  id: z.enum(communityChannels).describe('Canal dont l’adresse est une valeur de déploiement'),
  name: heading(40).describe('Nom du canal'),
  when: text(60).describe('Ce qui vous y amène, en quelques mots'),
  text: text().describe('Ce qu’on y fait'),
});

const event = z.strictObject({
  title: heading(70).describe('Titre'),
  date: day('2026-12-05').describe('Jour ; celui d’un exemple recule avec le temps'),
  until: day('2026-12-07').optional().describe('Dernier jour, s’il dure plus d’un jour'),
  site: httpsUrl('https://www.salon-du-commerce.com')
    .optional()
    .describe('Sa page à lui, où mène son titre'),
  location: text(60).describe('Lieu'),
  description: text().describe('Ce qu’on y fait, en une ou deux phrases'),
  attendees: z.int().positive().optional().describe('Nombre de participants, si on le connaît'),
  status: z.enum(eventStatuses).describe('État'),
  product: z.enum(productIds).optional().describe('Logiciel dont on parle, s’il n’y en a qu’un'),
  sample: sample(),
});

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Samples move by whole weeks, until the first is a week away; real events keep their dates. */
export function samplesAhead<
  Item extends { date: Date; until?: Date | undefined; sample: boolean },
>(items: readonly Item[], today: Date): Item[] {
  const first = Math.min(...items.filter(({ sample }) => sample).map(({ date }) => date.getTime()));
  const weeks = Math.max(0, Math.ceil((today.getTime() + WEEK_MS - first) / WEEK_MS));
  const later = (date: Date) => new Date(date.getTime() + weeks * WEEK_MS);
  return items.map((item) => {
    if (!item.sample) return item;
    const until = item.until && later(item.until);
    return { ...item, date: later(item.date), ...(until && { until }) };
  });
}

const contributor = z.strictObject({
  name: heading(40).describe('Nom'),
  role: text(60).describe('Métier'),
  contributions: z.int().positive().describe('Nombre de contributions'),
  avatar: z.enum(['company', ...productIds]).describe('Étoffe du vêtement'),
  portrait,
  specialty: text(60).describe('Ce sur quoi on l’interroge'),
  says: text(120).describe('Ce qu’il répond le plus souvent, dans ses mots, sans guillemets'),
  sample: sample(),
});

export const community = pageSchema('community', {
  header: group('Ouverture de la page', opening()),
  stats: group('Chiffres comptés dans cette page même', {
    sample: sample(),
    title: heading(60),
    people: counted('Ce que compte le nombre de contributeurs', 40),
    channels: counted('Ce que comptent les canaux', 40),
    attendees: counted('Ce que comptent les rendez-vous à venir', 40),
    contributions: counted('Ce que comptent les contributeurs', 40),
  }),
  channels: group('Les canaux', {
    title: heading(60),
    items: z
      .array(channel)
      .min(1)
      .refine((items) => once(items.map(({ id }) => id)), 'deux canaux portent le même id'),
    join: text().describe('Comment entrer'),
    open: label(30).describe('Lien vers un canal qui a une adresse'),
    ask: label(30).describe('Lien vers WhatsApp, pour un canal sans adresse'),
    message: message.describe('Message WhatsApp préparé ; # est le nom du canal'),
    sample: sample(),
  }),
  events: group('Les rendez-vous', {
    title: heading(60),
    attendees: counted('Unité : « participants »', 30),
    until: label(30).describe('Le dernier jour ; # est ce jour'),
    asks: z.record(z.enum(eventStatuses), label(40)).describe('Lien vers WhatsApp, selon l’état'),
    message: message.describe('Message WhatsApp préparé ; # est le titre du rendez-vous'),
    statuses: z.record(z.enum(eventStatuses), label(30)).describe('Nom de chaque état'),
    empty: group('Quand il n’y a aucun rendez-vous, ou que tous sont passés', {
      title: label(50),
      text: label(),
    }),
    items: z
      .array(
        event.refine(({ date, until = date }) => until >= date, {
          path: ['until'],
          message: 'ne peut venir avant le premier jour (date)',
        }),
      )
      .transform((items) => samplesAhead(items, buildDay(process.env, new Date())))
      .transform(notOver(({ date, until }) => until ?? date))
      .describe('Rendez-vous ; aucun est permis'),
  }),
  contributors: z
    .strictObject({
      title: heading(60),
      lede: text(),
      contributions: counted('Unité : « contributions »', 30),
      items: z.array(contributor).describe('Contributeurs ; aucun est permis'),
    })
    // Without people there is no section, and nothing in it for the search to find.
    .transform((section) => (section.items.length > 0 ? section : undefined))
    .describe('Les contributeurs'),
});

export type CommunityEvent = Marked<z.infer<typeof event>>;
export type CommunityContributor = Marked<z.infer<typeof contributor>>;
