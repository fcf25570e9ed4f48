import type { APIRoute } from 'astro';
import { getSearchFiles } from '#search/build/collect.ts';

export const GET: APIRoute = async () => Response.json((await getSearchFiles()).rest);
