import type { APIRoute, GetStaticPaths } from 'astro';
import { routes } from '#routes.ts';
import { drawCard } from '#share/draw-card.ts';
import { getShareCards, type PageCard } from '#share/share-cards.ts';

/** A share image per page, except the home page: its image is `partage.png`. */
export const getStaticPaths = (async () =>
  [...(await getShareCards())]
    .filter(([path]) => path !== routes.home)
    .map(([path, card]) => ({
      params: { page: path.slice(1) },
      props: { card },
    }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: PageCard }> = async ({ props }) =>
  new Response(await drawCard(props.card), { headers: { 'Content-Type': 'image/png' } });
