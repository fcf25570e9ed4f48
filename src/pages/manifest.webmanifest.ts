import type { APIRoute } from 'astro';
import { defaultLocale } from '#i18n/locales.ts';
import { getPage } from '#queries/content.ts';
import { site } from '#site.config.ts';

export const GET: APIRoute = async () => {
  const { meta } = await getPage('home');
  return Response.json({
    name: site.name,
    short_name: site.name,
    description: meta.description,
    lang: defaultLocale,
    start_url: '/',
    display: 'browser',
    background_color: '#fffaf3',
    theme_color: '#fd7e14',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });
};
