import type { APIRoute } from 'astro';
import { drawIcon } from './_icons/draw-icon.ts';

export const getStaticPaths = () => ['192', '512'].map((size) => ({ params: { size } }));

/** With the margin that a maskable icon needs. */
export const GET: APIRoute = ({ params }) =>
  new Response(drawIcon(Number(params.size), 0.16), { headers: { 'Content-Type': 'image/png' } });
