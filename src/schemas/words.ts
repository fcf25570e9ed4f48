import { z } from 'astro/zod';
import { label } from './fields.ts';

export const islands = z.strictObject({
  coming: label(60).describe('Annonce, deux secondes après le premier geste'),
  failed: label(60).describe('Annonce, quand le programme ne vient pas'),
  retry: label(20).describe('Bouton qui le redemande'),
  gone: label(80).describe('Annonce, quand le site a été remplacé entre-temps'),
  lost: label(80).describe('Dans la page même, quand rien ne vient, pas même l’annonce'),
  reload: label(20).describe('Bouton qui recharge la page'),
});

/** Kinds of samples, each with the word that marks it. */
export const sampleWords = z.strictObject({
  customer: label(40).describe('Accueil : en tête des établissements, ou sous l’un d’eux'),
  testimonial: label(40).describe('En tête des témoignages, ou sous le nom de qui est cité'),
  screen: label(50).describe('Dans le cadre d’un écran dessiné, après son titre'),
  drawing: label(40).describe('Ticket, carnet, bon, fiche ou carte dessinés'),
  proposal: label(40).describe('Proposition dessinée de l’IA'),
  event: label(40).describe('En tête des rendez-vous, ou sur l’un d’eux'),
  contributor: label(40).describe('En tête des contributeurs, ou sous l’un d’eux'),
  stats: label(40).describe('Chiffres de la communauté'),
  channels: label(40).describe('Les canaux de la communauté'),
  executive: label(40).describe('En tête des dirigeants, ou sous l’un d’eux'),
  job: label(40).describe('Avis de recrutement'),
  perks: label(40).describe('Avantages de la page Carrières'),
  post: label(100).describe('Sous la signature d’un article du blog'),
  doc: label(60).describe('En tête d’un article de la documentation, ou de leur liste'),
  packages: label(40).describe('Commandes d’installation de la page de l’API'),
});

export type SamplePlace = keyof z.infer<typeof sampleWords>;

/** The data with that word, as long as it is a sample. */
export type Marked<Data> = Data & { readonly example?: string | undefined };
