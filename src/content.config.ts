import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { figuresYaml, pageMdx, pageYaml } from '#loading/content-loader.ts';
import { contactCall } from '#schemas/contact-call.ts';
import { demo } from '#schemas/demos/index.ts';
import { doc } from '#schemas/doc.ts';
import { faq } from '#schemas/faq.ts';
import { figures } from '#schemas/figure.ts';
import { choosing, guide, reservedGuides, template } from '#schemas/guide.ts';
import { islands } from '#schemas/islands.ts';
import { navigation } from '#schemas/navigation.ts';
import { notices } from '#schemas/notices.ts';
import { page } from '#schemas/pages/index.ts';
import { customers, testimonials } from '#schemas/people.ts';
import { plan } from '#schemas/plan.ts';
import { post, reservedPosts } from '#schemas/post.ts';
import { product } from '#schemas/product.ts';
import { withRoles } from '#schemas/roles.ts';
import { sampleWords } from '#schemas/sample-words.ts';
import { screen } from '#schemas/screens/index.ts';
import { search } from '#schemas/search.ts';
import { seasons } from '#schemas/seasons.ts';
import { textFiles } from '#schemas/text-files.ts';

/** Our loader's messages name the file, the field and the reason in French; Astro's are English. */
const yaml = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options?: { named?: string; reserved?: readonly string[] },
) => defineCollection({ loader: pageYaml({ path, schema, ...options }), schema });

const mdx = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  reserved?: readonly string[],
) => defineCollection({ loader: pageMdx(folder, schema, reserved), schema });

export const collections = {
  navigation: yaml('navigation.yaml', withRoles(navigation)),
  contactCall: yaml('contact-call.yaml', withRoles(contactCall)),
  posts: mdx('posts', withRoles(post), reservedPosts),
  docs: mdx('docs', withRoles(doc)),
  guides: yaml('guides', withRoles(guide), { reserved: reservedGuides }),
  choosing: yaml('choosing.yaml', withRoles(choosing)),
  templates: yaml('templates', withRoles(template)),
  products: yaml('products', withRoles(product)),
  faq: yaml('faq.yaml', withRoles(faq)),
  figures: defineCollection({ loader: figuresYaml(figures), schema: withRoles(figures) }),
  plans: yaml('plans', withRoles(plan)),
  testimonials: yaml('testimonials.yaml', withRoles(testimonials)),
  customers: yaml('customers.yaml', withRoles(customers)),
  sampleWords: yaml('sample-words.yaml', withRoles(sampleWords)),
  pages: yaml('pages', withRoles(page), { named: 'page' }),
  demos: yaml('demos', withRoles(demo), { named: 'demo' }),
  screens: yaml('screens', withRoles(screen), { named: 'screen' }),
  notices: yaml('notices.yaml', withRoles(notices)),
  textFiles: yaml('text-files.yaml', withRoles(textFiles)),
  islands: yaml('islands.yaml', withRoles(islands)),
  search: yaml('search.yaml', withRoles(search)),
  seasons: yaml('seasons.yaml', withRoles(seasons)),
};
