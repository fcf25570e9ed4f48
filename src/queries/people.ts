import type { ProductId } from '#products/registry.ts';
import { entryOf, marked, markedList } from './content.ts';

/** How many testimonials the home page shows, the first of the file. */
const SHOWN = 3;

export async function getTestimonials() {
  const { title, items } = (await entryOf('testimonials', 'testimonials')).data;
  return { title, ...(await markedList('testimonial', items.slice(0, SHOWN))) };
}

/** The first testimonial about a product, if there is any. */
export async function getVoice(product: ProductId) {
  const { items } = (await entryOf('testimonials', 'testimonials')).data;
  const voice = items.find((item) => item.product === product);
  return voice && marked('testimonial', voice);
}

export async function getCustomers() {
  const { items, ...words } = (await entryOf('customers', 'customers')).data;
  return { ...words, ...(await markedList('customer', items)) };
}
