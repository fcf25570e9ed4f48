import { defineCollection } from 'astro:content';
import { figuresYaml, frenchMdx, frenchYaml } from '#queries/content-loader.ts';
import { contactCall } from '#schemas/contact-call.ts';
import { demo } from '#schemas/demos/index.ts';
import { doc } from '#schemas/doc.ts';
import { faq } from '#schemas/faq.ts';
import { figures } from '#schemas/figure.ts';
import { choosing, guide, reservedGuides, template } from '#schemas/guide.ts';
import { navigation } from '#schemas/navigation.ts';
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

export const collections = {
  navigation: defineCollection({
    loader: frenchYaml({ path: 'navigation.yaml' }),
    schema: withRoles(navigation),
  }),
  contactCall: defineCollection({
    loader: frenchYaml({ path: 'contact-call.yaml' }),
    schema: withRoles(contactCall),
  }),
  posts: defineCollection({ loader: frenchMdx('posts', reservedPosts), schema: withRoles(post) }),
  docs: defineCollection({ loader: frenchMdx('docs'), schema: withRoles(doc) }),
  guides: defineCollection({
    loader: frenchYaml({ path: 'guides', reserved: reservedGuides }),
    schema: withRoles(guide),
  }),
  choosing: defineCollection({
    loader: frenchYaml({ path: 'choosing.yaml' }),
    schema: withRoles(choosing),
  }),
  templates: defineCollection({
    loader: frenchYaml({ path: 'templates', reserved: [] }),
    schema: withRoles(template),
  }),
  products: defineCollection({
    loader: frenchYaml({ path: 'products' }),
    schema: withRoles(product),
  }),
  faq: defineCollection({ loader: frenchYaml({ path: 'faq.yaml' }), schema: withRoles(faq) }),
  figures: defineCollection({ loader: figuresYaml(), schema: withRoles(figures) }),
  plans: defineCollection({ loader: frenchYaml({ path: 'plans' }), schema: withRoles(plan) }),
  testimonials: defineCollection({
    loader: frenchYaml({ path: 'testimonials.yaml' }),
    schema: withRoles(testimonials),
  }),
  customers: defineCollection({
    loader: frenchYaml({ path: 'customers.yaml' }),
    schema: withRoles(customers),
  }),
  sampleWords: defineCollection({
    loader: frenchYaml({ path: 'sample-words.yaml' }),
    schema: withRoles(sampleWords),
  }),
  pages: defineCollection({ loader: frenchYaml({ path: 'pages' }), schema: withRoles(page) }),
  demos: defineCollection({ loader: frenchYaml({ path: 'demos' }), schema: withRoles(demo) }),
  screens: defineCollection({ loader: frenchYaml({ path: 'screens' }), schema: withRoles(screen) }),
  search: defineCollection({
    loader: frenchYaml({ path: 'search.yaml' }),
    schema: withRoles(search),
  }),
  seasons: defineCollection({
    loader: frenchYaml({ path: 'seasons.yaml' }),
    schema: withRoles(seasons),
  }),
};
