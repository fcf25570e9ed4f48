import type { APIRoute } from 'astro';
import { getPage } from '#queries/content.ts';
import { pathOf } from '#routes.ts';
import type { Meta } from '#schemas/meta.ts';
import { site } from '#site.config.ts';
import { hexOf } from '#styles/palette.ts';

export const GET: APIRoute = async () => {
  const { meta }: { meta: Meta } = await getPage('home');
  return Response.json({
    name: site.name,
    short_name: site.name,
    description: meta.description,
    lang: 'fr',
    start_url: pathOf('home'),
    display: 'browser',
    background_color: hexOf('cream-50'),
    theme_color: hexOf('orange-500'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });
};
