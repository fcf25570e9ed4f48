import type { APIRoute } from 'astro';
import { apiReference } from '#queries/api-reference.ts';

export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(apiReference.document, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  });
