import type { APIRoute } from 'astro';
import { drawIcon } from './_icons/draw-icon.ts';

/** With the margin that a maskable icon needs. */
export const GET: APIRoute = () =>
  new Response(drawIcon(512, 0.16), { headers: { 'Content-Type': 'image/png' } });
