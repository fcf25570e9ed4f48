import type { APIRoute } from 'astro';
import { getApiReference } from '#queries/api-reference.ts';

export const GET: APIRoute = async () =>
  new Response((await getApiReference()).yaml, {
    headers: { 'Content-Type': 'application/yaml;charset=utf-8' },
  });
