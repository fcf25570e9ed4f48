import { telLink } from '#lib/contact.ts';
import { drawBrochures } from '#products/brochures.ts';
import type { ProductId } from '#products/registry.ts';
import { getContactCall, getPage, getPlans, getProduct } from '#queries/content.ts';
import { productPath } from '#routes.ts';
import { site } from '#site.config.ts';

export type BrochureContent = Awaited<ReturnType<typeof getBrochure>>;

/** All that the sheet of a product says, as a page and as a PDF. */
export async function getBrochure(product: ProductId) {
  const { prices, included, contact } = await getPage('brochure');
  const { name, audience, brochure } = await getProduct(product);
  const { whatsapp, email } = await getContactCall(product);
  const address = new URL(productPath(product, 'overview'), site.origin);
  return {
    product,
    name,
    audience,
    meta: brochure.meta,
    words: { prices, included, contact, does: brochure.does },
    /** What a phone reads on the sheet. */
    codes: [
      { ...contact.codes.whatsapp, address: whatsapp.href },
      { ...contact.codes.trial, address: site.products[product].register },
    ],
    body: (await drawBrochures())[product],
    plans: await getPlans(product),
    /** Each with its whole address: paper has no base address. */
    contacts: [
      { label: `WhatsApp +${site.whatsapp}`, href: whatsapp.href },
      { label: site.phone, href: telLink(site.phone) },
      { label: site.email, href: email.href },
      { label: address.host + address.pathname, href: address.href },
    ],
  };
}
