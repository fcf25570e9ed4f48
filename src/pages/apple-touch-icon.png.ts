import type { APIRoute } from 'astro';
import { drawIcon } from './_icons/draw-icon.ts';

export const GET: APIRoute = () =>
  new Response(drawIcon(180, 0.14), { headers: { 'Content-Type': 'image/png' } });
