import type { APIRoute } from 'astro';
import { imagesZip } from '../_press/press-images.ts';

export const GET: APIRoute = async () =>
  new Response(await imagesZip(), { headers: { 'Content-Type': 'application/zip' } });
