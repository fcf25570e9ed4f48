import { z } from 'astro/zod';
import { products } from '#products/registry.ts';
import { about } from './about.ts';
import { ai } from './ai.ts';
import { api } from './api.ts';
import { blog } from './blog.ts';
import { brochure } from './brochure.ts';
import { careers } from './careers.ts';
import { community } from './community.ts';
import { contact } from './contact.ts';
import { docs } from './docs.ts';
import { glossary } from './glossary.ts';
import { guides } from './guides.ts';
import { home } from './home.ts';
import { hours } from './hours.ts';
import { legal, privacy, privacyPolicy, terms } from './legal.ts';
import { notFound } from './not-found.ts';
import { offline } from './offline.ts';
import { partners } from './partners.ts';
import { press } from './press.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { support } from './support.ts';

/** One schema per page, since each page has its own composition. */
export const page = z.discriminatedUnion('page', [
  home,
  ai,
  blog,
  contact,
  privacy,
  terms,
  ...products.flatMap(({ pages }) => [pages.overview, pages.features, pages.pricing]),
  about,
  careers,
  press,
  partners,
  security,
  docs,
  api,
  community,
  support,
  guides,
  hours,
  glossary,
  notFound,
  offline,
  legal,
  privacyPolicy,
  search,
  brochure,
]);

type Page = z.infer<typeof page>;
export type PageId = Page['page'];
export type PageOf<Id extends PageId> = Extract<Page, { page: Id }>;
