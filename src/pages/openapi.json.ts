import type { APIRoute } from 'astro';
import { getApiReference } from '#queries/api-reference.ts';

export const GET: APIRoute = async () =>
  new Response(`${JSON.stringify((await getApiReference()).document, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  });
