import { defineCollection } from 'astro:content';
import { frenchMdx, frenchYaml } from './lib/content-loader.ts';
import { contactCall } from './schemas/contact-call.ts';
import { demo } from './schemas/demos/index.ts';
import { doc } from './schemas/doc.ts';
import { faq } from './schemas/faq.ts';
import { figures } from './schemas/figure.ts';
import { navigation } from './schemas/navigation.ts';
import { page } from './schemas/pages/index.ts';
import { customers, testimonials } from './schemas/people.ts';
import { plan } from './schemas/plan.ts';
import { post } from './schemas/post.ts';
import { product } from './schemas/product.ts';
import { screen } from './schemas/screens/index.ts';
import { search } from './schemas/search.ts';
import { seasons } from './schemas/seasons.ts';

export const collections = {
  navigation: defineCollection({
    loader: frenchYaml({ path: 'navigation.yaml' }),
    schema: navigation,
  }),
  contactCall: defineCollection({
    loader: frenchYaml({ path: 'contact-call.yaml' }),
    schema: contactCall,
  }),
  posts: defineCollection({ loader: frenchMdx('posts'), schema: post }),
  docs: defineCollection({ loader: frenchMdx('docs'), schema: doc }),
  products: defineCollection({ loader: frenchYaml({ path: 'products' }), schema: product }),
  faq: defineCollection({ loader: frenchYaml({ path: 'faq.yaml' }), schema: faq }),
  figures: defineCollection({ loader: frenchYaml({ path: 'figures.yaml' }), schema: figures }),
  plans: defineCollection({ loader: frenchYaml({ path: 'plans' }), schema: plan }),
  testimonials: defineCollection({
    loader: frenchYaml({ path: 'testimonials.yaml' }),
    schema: testimonials,
  }),
  customers: defineCollection({
    loader: frenchYaml({ path: 'customers.yaml' }),
    schema: customers,
  }),
  pages: defineCollection({ loader: frenchYaml({ path: 'pages' }), schema: page }),
  demos: defineCollection({ loader: frenchYaml({ path: 'demos' }), schema: demo }),
  screens: defineCollection({ loader: frenchYaml({ path: 'screens' }), schema: screen }),
  search: defineCollection({ loader: frenchYaml({ path: 'search.yaml' }), schema: search }),
  seasons: defineCollection({ loader: frenchYaml({ path: 'seasons.yaml' }), schema: seasons }),
};
