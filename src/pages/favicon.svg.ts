import type { APIRoute } from 'astro';
import { emblemIcon } from '#components/brand/emblem.ts';

export const GET: APIRoute = () =>
  new Response(emblemIcon, { headers: { 'Content-Type': 'image/svg+xml' } });
