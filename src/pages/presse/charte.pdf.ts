import type { APIRoute } from 'astro';
import { brandGuide } from '#print/brand-guide/brand-guide.ts';

export const GET: APIRoute = async () =>
  new Response(await brandGuide(), { headers: { 'Content-Type': 'application/pdf' } });
