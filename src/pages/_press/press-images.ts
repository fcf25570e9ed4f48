import { productIds } from '#products/registry.ts';
import { productPath, routes } from '#routes.ts';
import { drawCard } from '#share/draw-card.ts';
import { getShareCards } from '#share/share-cards.ts';
import { zipOf } from './press-logos.ts';

/** The share images of the home page and of the products that are drawn, in a ZIP. */
export async function imagesZip(): Promise<Uint8Array<ArrayBuffer>> {
  const cards = await getShareCards();
  const paths = productIds.map((id) => [id, productPath(id, 'overview')] as const);
  const images: Record<string, Uint8Array> = {};
  for (const [name, path] of [['maison', routes.home] as const, ...paths]) {
    const card = cards.get(path);
    if (card) images[`${name}.png`] = await drawCard(card);
  }
  return zipOf(images);
}
