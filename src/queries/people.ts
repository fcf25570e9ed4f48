import type { ProductId } from '#products/registry.ts';
import { entryOf, markedAll, sampleWord } from './content.ts';

/** The testimonials; while one of them is a sample, their title says so. */
export async function getTestimonials() {
  const { title, sampleTitle, items } = (await entryOf('testimonials', 'testimonials')).data;
  return {
    title: items.some(({ sample }) => sample) ? sampleTitle : title,
    items: await markedAll('testimonial', items),
  };
}

/** The first testimonial about a product, if there is one. */
export async function getVoice(product: ProductId) {
  const { items } = await getTestimonials();
  return items.find((item) => item.product === product);
}

/**
 * The customers. While all of them are samples, one mark stands on the whole list; once some are
 * real, each sample has its own.
 */
export async function getCustomers() {
  const { title, lede, items } = (await entryOf('customers', 'customers')).data;
  const all = items.every(({ sample }) => sample);
  return {
    title,
    lede,
    example: await sampleWord('customers', { sample: all }),
    items: all ? items : await markedAll('customer', items),
  };
}
