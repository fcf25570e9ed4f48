import { drawn } from '#components/portrait/drawn.ts';
import type { PlanPrice } from '#components/ui/PlanCard.tsx';
import { figureParts } from '#i18n/figures.ts';
import { formatSize, quoted } from '#i18n/format.ts';
import { phoneLinks } from '#lib/contact.ts';
import { pictureParts } from '#lib/pictures.ts';
import { qrModules } from '#lib/qr.ts';
import { NBSP } from '#lib/spaces.ts';
import { pictureAt } from '#loading/pictures.ts';
import { loadBrochures } from '#products/parts.ts';
import { type ProductId, products } from '#products/registry.ts';
import { getContactCall } from '#queries/contact.ts';
import { getPage, getProduct } from '#queries/content.ts';
import { getVoice } from '#queries/people.ts';
import { getPlans } from '#queries/plans.ts';
import { brochureFile, productPath } from '#routes.ts';
import { site } from '#site.config.ts';
import { clothSvg, type Weave } from '#styles/cloth.ts';
import { hexOf } from '#styles/palette.ts';
import { typeset } from '../typeset.ts';
import { filmPaper } from './film-paper.ts';

type Pdf = Uint8Array<ArrayBuffer>;

/** Every page that offers a sheet says its size, so it is typeset once for each content. */
const printed = new Map<string, Pdf>();

/** A product on one A4 sheet: what it does, its price, how to reach us. */
export async function brochurePdf(product: ProductId): Promise<Pdf> {
  const data = await contentOf(product);
  const key = JSON.stringify(data);
  const pdf = printed.get(key) ?? typeset(brochureFile(product), 'brochure/brochure.typ', data);
  printed.set(key, pdf);
  return pdf;
}

/** The link to it, with its size. */
export async function brochureLink(product: ProductId) {
  const { file } = await getPage('brochure');
  const size = formatSize((await brochurePdf(product)).length);
  return { href: brochureFile(product), label: file.replace('#', size) };
}

/** WhatsApp's number: written like the phone number if they are the same, otherwise as digits. */
const whatsappNumber =
  site.phone.replace(/\D/g, '') === site.whatsapp ? site.phone : `+${site.whatsapp}`;

async function contentOf(product: ProductId) {
  const definition = products.find(({ id }) => id === product);
  if (!definition) throw new Error(`src/products/registry.ts : ${product} manque`);
  const { text, fill, onFill, tint } = definition.colours.light;
  const { prices, included, contact } = await getPage('brochure');
  const { name, audience, brochure } = await getProduct(product);
  const { whatsapp, email } = await getContactCall(product);
  const { figures, apart, paper, ...body } = (await loadBrochures())[product];
  const voice = await getVoice(product);
  const plans = await getPlans(product);
  const [only] = plans.length === 1 ? plans : [];
  const address = new URL(productPath(product, 'overview'), site.origin);
  return {
    ...brochure.meta,
    name,
    audience,
    colours: { line: hexOf(text), fill: hexOf(fill), onFill: hexOf(onFill), tint: hexOf(tint) },
    cloth: clothSvg(definition.cloth, { width: 300, height: 144, repeat: 150 }),
    words: { prices, contact, does: brochure.does },
    body: {
      ...body,
      paper: 'chapters' in paper ? await filmPaper(paper) : paper,
      figures: figures.map(({ figure, label }) => ({ ...figureParts(figure), label })),
    },
    voice: voice && {
      ...voice,
      text: quoted(voice.quote),
      portrait: await bust(voice, definition.cloth),
    },
    tags: only?.prices.map((price) => ({
      price: priceOf(price),
      when: listed(price.period, price.note),
    })),
    plans: only ? undefined : planLines(plans),
    notes: [
      ...(only ? [{ title: included, text: `${only.features.map(lower).join(', ')}.` }] : []),
      ...(apart ? [apart] : []),
    ],
    codes: [
      { ...contact.codes.whatsapp, svg: qrSvg(whatsapp.href) },
      { ...contact.codes.trial, svg: qrSvg(site.products[product].register) },
    ],
    /** With whole addresses, since paper has no base address. */
    contacts: [
      { label: `WhatsApp ${whatsappNumber}`, href: whatsapp.href },
      ...phoneLinks(site),
      { label: site.email, href: email.href },
      { label: address.host + address.pathname, href: address.href },
    ],
  };
}

/** One line per price of each plan; a period that all prices share is printed once, above. */
function planLines(plans: Awaited<ReturnType<typeof getPlans>>) {
  const priced = plans.flatMap(({ prices }) => prices.filter(({ unit }) => unit));
  const [period, ...others] = new Set(priced.map((price) => price.period));
  const lines = plans.flatMap(({ name, prices, limitations }) =>
    prices.map((price, at) => {
      const limits = at === 0 ? limitations.map(lower) : [];
      const own = others.length > 0 ? price.period : undefined;
      return { name, price: priceOf(price), note: listed(own, price.note, ...limits) };
    }),
  );
  return { period: others.length > 0 ? undefined : period, lines };
}

const listed = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(', ');

/** « 20 000 FCFA », or « Sur devis ». */
const priceOf = ({ amount, unit }: PlanPrice) => (unit ? `${amount}${NBSP}${unit}` : amount);

/** Lowers the first letter, to print a text inside a sentence; names inside are unchanged. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const svg = (box: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`;

function qrSvg(text: string): string {
  const { side, path } = qrModules(text);
  const ground = `<rect width="${side}" height="${side}" rx="3" fill="#fff"/>`;
  return svg(`0 0 ${side} ${side}`, `${ground}<path d="${path}"/>`);
}

/** Somebody: a photograph, or what is drawn over the cloth. */
async function bust(
  { portrait, author }: NonNullable<Awaited<ReturnType<typeof getVoice>>>,
  cloth: Weave,
): Promise<string> {
  const size = { width: 80, height: 100 };
  if (!portrait || !('photo' in portrait)) {
    return svg('0 0 80 100', clothSvg(cloth, { ...size, repeat: 64 }) + drawn(portrait, author));
  }
  const photo = Buffer.from(await pictureAt(pictureParts(portrait).img.src)).toString('base64');
  const href = `data:image/jpeg;base64,${photo}`;
  return svg('0 0 80 100', `<image width="80" height="100" href="${href}"/>`);
}
