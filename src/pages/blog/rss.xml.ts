import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getFeed } from '#seo/feed.ts';

export const GET: APIRoute = async () => rss(await getFeed());
