/**
 * What the build would refuse of a form, said before it is saved: the schemas themselves, in the
 * browser. Photographs and links between files are left to the build (`integrations/editor.ts`).
 */
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentPath } from '#i18n/content-path.ts';
import { typeset } from '#i18n/typography.ts';
import type { Named } from '#lib/figures.ts';
import { mapStrings } from '#lib/walk.ts';
import { checked } from '#loading/checked.ts';
import { placeFigures } from '#loading/placed-figures.ts';
import { company } from '#schemas/company.ts';
import { contactCall } from '#schemas/contact-call.ts';
import { doc } from '#schemas/doc.ts';
import { faq } from '#schemas/faq.ts';
import { figures } from '#schemas/figure.ts';
import { guide, template } from '#schemas/guide.ts';
import { moved } from '#schemas/moved.ts';
import { navigation } from '#schemas/navigation.ts';
import { notices } from '#schemas/notices.ts';
import { page } from '#schemas/pages/index.ts';
import { customers, testimonials } from '#schemas/people.ts';
import { plan } from '#schemas/plan.ts';
import { post } from '#schemas/post.ts';
import { product } from '#schemas/product.ts';
import { screen } from '#schemas/screens.ts';
import { search } from '#schemas/search.ts';
import { seasons } from '#schemas/seasons.ts';
import { fieldsIn } from './write-back.ts';

/** Files without typography or calls by name: they are read as they are written. */
const plain: Readonly<Record<string, z.ZodType>> = {
  'src/content/company.yaml': company,
  'src/content/figures.yaml': figures,
};

const french: Readonly<Record<string, z.ZodType>> = {
  ...{ plans: plan, posts: post, docs: doc, guides: guide, templates: template, products: product },
  ...{ pages: page, screens: screen, 'faq.yaml': faq, 'testimonials.yaml': testimonials },
  ...{ 'customers.yaml': customers, 'navigation.yaml': navigation, 'search.yaml': search },
  ...{ 'contact-call.yaml': contactCall, 'moved.yaml': moved, 'notices.yaml': notices },
  'seasons.yaml': seasons,
};

/** @param named what texts may call @throws Error for a file without a schema */
export function refused(path: string, text: string, named: Named): string {
  const data: unknown = parse(fieldsIn(text));
  const name = path.slice(contentPath('').length);
  const schema = plain[path] ?? french[name] ?? french[name.replace(/\/.*/, '')];
  if (!schema) throw new Error(`${path} has no schema`);
  try {
    const said = plain[path] ? data : mapStrings(placeFigures(data, named, path), typeset);
    checked(path, schema, said);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
