import type { APIRoute } from 'astro';
import { routes } from '#routes.ts';
import { drawCard } from '#share/draw-card.ts';
import { getShareCards } from '#share/share-cards.ts';

/** The share image of the home page and of pages without their own. */
export const GET: APIRoute = async () => {
  const card = (await getShareCards()).get(routes.home);
  if (!card) throw new Error('l’accueil n’a pas d’image de partage');
  return new Response(await drawCard(card), { headers: { 'Content-Type': 'image/png' } });
};
