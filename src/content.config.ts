import { defineCollection } from 'astro:content';
import { frenchYaml } from './lib/content-loader.ts';
import { contactCall } from './schemas/contact-call.ts';
import { faq } from './schemas/faq.ts';
import { figures } from './schemas/figure.ts';
import { navigation } from './schemas/navigation.ts';
import { page } from './schemas/pages/index.ts';
import { customers, testimonials } from './schemas/people.ts';
import { plan } from './schemas/plan.ts';
import { product } from './schemas/product.ts';

export const collections = {
  navigation: defineCollection({
    loader: frenchYaml({ path: 'navigation.yaml' }),
    schema: navigation,
  }),
  contactCall: defineCollection({
    loader: frenchYaml({ path: 'contact-call.yaml' }),
    schema: contactCall,
  }),
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
};
