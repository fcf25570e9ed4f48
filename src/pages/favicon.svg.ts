import type { APIRoute } from 'astro';
import { signIcon } from '#components/brand/sign.ts';

export const GET: APIRoute = () =>
  new Response(signIcon, { headers: { 'Content-Type': 'image/svg+xml' } });
