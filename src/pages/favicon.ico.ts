import type { APIRoute } from 'astro';
import { drawIcon, toIco } from './_icons/draw-icon.ts';

const SIZE = 32;

export const GET: APIRoute = () =>
  new Response(toIco(drawIcon(SIZE, 0.03), SIZE), { headers: { 'Content-Type': 'image/x-icon' } });
