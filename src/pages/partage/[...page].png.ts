import type { APIRoute } from 'astro';
import { routes } from '#routes.ts';
import { drawCard } from '#share/draw-card.ts';
import { getShareCards, type PageCard } from '#share/share-cards.ts';

/** A share image per page, except the home page: its image is `partage.png`. */
export const getStaticPaths = async () =>
  [...(await getShareCards())]
    .filter(([path]) => path !== routes.home)
    .map(([path, card]) => ({ params: { page: path.slice(1) }, props: card }));

export const GET: APIRoute<PageCard> = async ({ props }) =>
  new Response(await drawCard(props), { headers: { 'Content-Type': 'image/png' } });
