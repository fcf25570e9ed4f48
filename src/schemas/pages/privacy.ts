import { z } from 'astro/zod';
import { anchors } from '#i18n/addresses.ts';
import { legalText } from '../legal-text.ts';
import { meta } from '../meta.ts';

export const privacy = z.strictObject({
  page: z.literal('privacy'),
  meta,
  ...legalText,
  sections: legalText.sections.refine(
    (sections) => sections.some(({ id }) => id === anchors.device),
    { error: `une section a l’id « ${anchors.device} » : /hors-ligne y mène` },
  ),
});
