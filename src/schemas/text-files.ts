import { z } from 'astro/zod';
import { group, label } from './fields.ts';

/** The words of humans.txt and of the file of licences. */
export const textFiles = z.strictObject({
  humans: group('humans.txt', {
    team: label(20).describe('En tête de ceux qui font le site'),
    site: label(20).describe('En tête de ce dont il est fait'),
    contact: label(20).describe('Devant l’adresse électronique'),
    language: z.strictObject({ name: label(20), value: label(20) }).describe('Langue du site'),
    software: label(20).describe('Devant les logiciels qui l’ont fait'),
    licences: label(20).describe('Devant l’adresse des licences'),
  }),
  licences: label(80).describe('Première ligne du fichier des licences'),
});

export type HumansWords = z.infer<typeof textFiles>['humans'];
