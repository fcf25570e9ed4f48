import type { APIRoute } from 'astro';
import { brandSheet } from '#print/brand-sheet/brand-sheet.ts';

export const GET: APIRoute = async () =>
  new Response(await brandSheet(), { headers: { 'Content-Type': 'application/pdf' } });
