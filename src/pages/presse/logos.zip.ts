import type { APIRoute } from 'astro';
import { site } from '#site.config.ts';
import { logosZip } from '../_press/press-logos.ts';

export const GET: APIRoute = async () =>
  new Response(await logosZip(site.name), { headers: { 'Content-Type': 'application/zip' } });
