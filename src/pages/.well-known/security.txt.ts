import type { APIRoute } from 'astro';
import { buildDay } from '#lib/time.ts';
import { routes } from '#routes.ts';
import { securityTxt } from '#seo/text-files.ts';
import { site } from '#site.config.ts';

export const GET: APIRoute = () =>
  new Response(
    securityTxt(
      { email: site.email, origin: site.origin, policyPath: routes.security },
      buildDay(process.env, new Date()),
    ),
  );
