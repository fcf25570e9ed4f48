import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { figuresYaml, pageMdx, pageYaml } from '#loading/content-loader.ts';
import { shownScreens } from '#loading/left-out.ts';
import { contactCall } from '#schemas/contact-call.ts';
import { doc } from '#schemas/doc.ts';
import { faq } from '#schemas/faq.ts';
import { figures } from '#schemas/figure.ts';
import { choosing, guide, reservedGuides, template } from '#schemas/guide.ts';
import { moved } from '#schemas/moved.ts';
import { navigation } from '#schemas/navigation.ts';
import { notices } from '#schemas/notices.ts';
import { page } from '#schemas/pages/index.ts';
import { customers, testimonials } from '#schemas/people.ts';
import { plan } from '#schemas/plan.ts';
import { post, reservedInLists, reservedPosts } from '#schemas/post.ts';
import { product } from '#schemas/product.ts';
import { withRoles } from '#schemas/roles.ts';
import { demo, screen } from '#schemas/screens.ts';
import { search } from '#schemas/search.ts';
import { seasons } from '#schemas/seasons.ts';
import { islands, sampleWords } from '#schemas/words.ts';

/** Our loader's messages name the file, the field and the reason in French; Astro's are English. */
const yaml = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options?: Omit<Parameters<typeof pageYaml>[0], 'path' | 'schema'>,
) =>
  defineCollection({ loader: pageYaml({ path, schema, ...options }), schema: withRoles(schema) });

const mdx = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  reserved?: readonly string[],
) => defineCollection({ loader: pageMdx(folder, schema, reserved), schema: withRoles(schema) });

export const collections = {
  navigation: yaml('navigation.yaml', navigation),
  contactCall: yaml('contact-call.yaml', contactCall),
  posts: mdx('posts', post, reservedPosts),
  docs: mdx('docs', doc, reservedInLists),
  guides: yaml('guides', guide, { reserved: reservedGuides }),
  choosing: yaml('choosing.yaml', choosing),
  templates: yaml('templates', template),
  products: yaml('products', product),
  faq: yaml('faq.yaml', faq),
  figures: defineCollection({ loader: figuresYaml(figures), schema: withRoles(figures) }),
  plans: yaml('plans', plan),
  testimonials: yaml('testimonials.yaml', testimonials),
  customers: yaml('customers.yaml', customers),
  sampleWords: yaml('sample-words.yaml', sampleWords),
  pages: yaml('pages', page, { named: 'page' }),
  demos: yaml('demos', demo),
  screens: yaml('screens', screen, { known: shownScreens }),
  notices: yaml('notices.yaml', notices),
  moved: yaml('moved.yaml', moved),
  islands: yaml('islands.yaml', islands),
  search: yaml('search.yaml', search),
  seasons: yaml('seasons.yaml', seasons),
};
