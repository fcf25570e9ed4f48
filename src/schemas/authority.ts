import { z } from 'astro/zod';
import { dataCountries, httpsUrl } from '#lib/env-fields.ts';

const line = z.string('un texte').trim().min(1, 'ne peut pas être vide');

/** Who protects personal data in each country that `company.yaml` may name. */
export const authorities = z.record(
  z.enum(dataCountries, `un pays : ${dataCountries.join(', ')}`),
  z.strictObject({
    name: line.describe('Son nom'),
    law: line.describe('La loi qu’elle fait appliquer'),
    site: httpsUrl('https://www.cil.bf').describe('Son site'),
  }),
);
