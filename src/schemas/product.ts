import { z } from 'astro/zod';
import { shortText } from './text.ts';

export const product = z.strictObject({
  name: shortText(20).describe('Nom du logiciel'),
  audience: shortText(60).describe('À qui il s’adresse'),
  pitch: shortText(60).describe('Ce qu’il tient, en une ligne'),
});

export type Product = z.infer<typeof product>;
