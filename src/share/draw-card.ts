import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { contentPath } from '#i18n/content-path.ts';
import { letterPlaces } from '#lib/letter-places.ts';
import { Refusal } from '#lib/refusal.ts';
import { site } from '#site.config.ts';
import { displayFont, moreLetters } from './display-font.ts';
import { CARD, picturesOf, ShareCard } from './ShareCard.tsx';
import type { PageCard } from './share-cards.ts';

const face = (name: string, data: Buffer) =>
  ({ name, data, weight: 700, style: 'normal' }) as const;
const display = face('Bricolage', displayFont);
const more = face('DejaVu', moreLetters);
/** In order of preference, for the logo too. satori opens the fonts of a list once. */
export const faces = [display, more];
/** An accent without its own letter (m̀) is drawn only by the font that draws its letter. */
const withAccents = [more, display];

/**
 * A share image as a PNG file; the same content gives the same bytes.
 * @throws Refusal naming the file and its line, the text and the letter that no font has
 */
export async function drawCard({ file, ...card }: PageCard): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(createElement(ShareCard, card), {
    ...CARD,
    fonts: /\p{M}/u.test(`${card.brand}${card.label}${card.title}`) ? withAccents : faces,
    loadAdditionalAsset: (_, letter) => {
      const text = [card.brand, card.label, card.title].find((one) => one?.includes(letter));
      // Labels and names of products are in the navigation; a title is the first in its file.
      const named =
        text === site.name ? 'src/content/company.yaml' : contentPath('navigation.yaml');
      const [place = file] = letterPlaces(letter, [text === card.title ? file : named]);
      throw new Refusal(
        `${place} : l’image de partage ne sait pas dessiner « ${letter} » de « ${text} »`,
      );
    },
  });
  // satori has turned letters into paths: no font of the machine is needed. Not by resvg, whose
  // drawings of 3 MB each stay until the next garbage collection, which does not know of them. A
  // palette, since there are few colours: 20 kB instead of 60. At its best quality it would be looked
  // for as long again as the drawing takes, and mixing colours would take a quarter longer.
  const whole = svg.replace(/<\/svg>$/, (end) => picturesOf(card) + end);
  const image = sharp(Buffer.from(whole)).png({ palette: true, quality: 90, effort: 1, dither: 0 });
  return new Uint8Array(await image.toBuffer());
}
