import { z } from 'astro/zod';
import { genders } from '#i18n/format.ts';

/** The gender of a person whose place among others is printed: « 1re », « 1er ». */
export const gender = () => z.enum(genders);
