import { drawn } from '#components/portrait/drawn.ts';
import { quoted } from '#i18n/format.ts';
import { phoneLinks } from '#lib/contact.ts';
import { pictureParts } from '#lib/pictures.ts';
import { pictureAt } from '#loading/pictures.ts';
import { loadBrochures } from '#products/parts.ts';
import type { ProductId } from '#products/registry.ts';
import { getContactCall } from '#queries/contact.ts';
import { getPage, getProduct } from '#queries/content.ts';
import { getVoice } from '#queries/people.ts';
import { getPlans } from '#queries/plans.ts';
import { productPath } from '#routes.ts';
import type { Meta } from '#schemas/meta.ts';
import { site } from '#site.config.ts';

/** WhatsApp's number: written like the phone number if they are the same, otherwise as digits. */
const printedWhatsapp =
  site.phone.replace(/\D/g, '') === site.whatsapp ? site.phone : `+${site.whatsapp}`;

export type BrochureContent = Awaited<ReturnType<typeof getBrochure>>;

/** The content of a product's sheet. */
export async function getBrochure(product: ProductId) {
  const { prices, included, contact } = await getPage('brochure');
  const { name, audience, brochure } = await getProduct(product);
  const { whatsapp, email } = await getContactCall(product);
  const voice = await getVoice(product);
  const meta: Meta = brochure.meta;
  const address = new URL(productPath(product, 'overview'), site.origin);
  return {
    product,
    name,
    audience,
    meta,
    words: { prices, included, contact, does: brochure.does },
    codes: [
      { ...contact.codes.whatsapp, address: whatsapp.href },
      { ...contact.codes.trial, address: site.products[product].register },
    ],
    body: (await loadBrochures())[product],
    voice: voice && {
      ...voice,
      text: quoted(voice.quote),
      image:
        voice.portrait && 'photo' in voice.portrait
          ? await pictureAt(pictureParts(voice.portrait).img.src)
          : drawn(voice.portrait, voice.author),
    },
    plans: await getPlans(product),
    /** With whole addresses, since paper has no base address. */
    contacts: [
      { label: `WhatsApp ${printedWhatsapp}`, href: whatsapp.href },
      ...phoneLinks(site),
      { label: site.email, href: email.href },
      { label: address.host + address.pathname, href: address.href },
    ],
  };
}
