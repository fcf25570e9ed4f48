import type { APIRoute } from 'astro';
import { apiReference } from '#queries/api-reference.ts';

export const GET: APIRoute = () =>
  new Response(apiReference.yaml, {
    headers: { 'Content-Type': 'application/yaml;charset=utf-8' },
  });
