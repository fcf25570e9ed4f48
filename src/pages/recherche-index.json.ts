import type { APIRoute } from 'astro';
import { getFound } from '../search/collect.ts';
import { splitIndex } from '../search/index-file.ts';

export const GET: APIRoute = async () => Response.json(splitIndex(await getFound())[0]);
