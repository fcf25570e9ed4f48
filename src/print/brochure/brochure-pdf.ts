import { figureParts } from '#i18n/figures.ts';
import { formatSize } from '#i18n/format.ts';
import { qrModules } from '#lib/qr.ts';
import { type ProductId, products } from '#products/registry.ts';
import { getPage } from '#queries/content.ts';
import { brochureFile } from '#routes.ts';
import { clothSvg, type Weave } from '#styles/cloth.ts';
import { hexOf } from '#styles/palette.ts';
import { typeset } from '../typeset.ts';
import { type BrochureContent, getBrochure } from './get-brochure.ts';
import { lower, planLines, priceOf } from './plan-lines.ts';

type Pdf = Uint8Array<ArrayBuffer>;

/** Every page that offers a sheet says its size, so it is typeset once for each content. */
const printed = new Map<string, Pdf>();

/** A product on one A4 sheet: what it does, its price, how to reach us. */
export async function brochurePdf(product: ProductId): Promise<Pdf> {
  const data = printedData(await getBrochure(product));
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

function printedData({
  product,
  meta,
  words,
  body,
  voice,
  plans,
  codes,
  ...rest
}: BrochureContent) {
  const definition = products.find(({ id }) => id === product);
  if (!definition) throw new Error(`src/products/registry.ts : ${product} manque`);
  const { text, fill, onFill, tint } = definition.colours.light;
  const [first] = plans;
  const only = plans.length === 1 ? first : undefined;
  return {
    ...rest,
    title: meta.title,
    description: meta.description,
    keywords: meta.keywords ?? [],
    colours: { line: hexOf(text), fill: hexOf(fill), onFill: hexOf(onFill), tint: hexOf(tint) },
    cloth: clothSvg(definition.cloth, { width: 300, height: 144, repeat: 150 }),
    words,
    body: {
      ...body,
      figures: body.figures.map(({ figure, label }) => ({ ...figureParts(figure), label })),
    },
    voice: voice && { ...voice, portrait: bust(voice.image, definition.cloth) },
    tags: only?.prices.map((price) => ({
      price: priceOf(price),
      when: [price.period, price.note].filter(Boolean).join(', '),
    })),
    plans: only ? undefined : planLines(plans),
    notes: [
      ...(only ? [{ title: words.included, text: `${only.features.map(lower).join(', ')}.` }] : []),
      ...(body.apart ? [body.apart] : []),
    ],
    codes: codes.map(({ address, ...code }) => {
      const { side, path } = qrModules(address);
      return {
        ...code,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="3" fill="#fff"/><path d="${path}"/></svg>`,
      };
    }),
  };
}

/** Somebody: a photograph, or what is drawn over the cloth. */
function bust(image: NonNullable<BrochureContent['voice']>['image'], cloth: Weave): string {
  const [box, start] = ['0 0 80 100', '<svg xmlns="http://www.w3.org/2000/svg"'];
  if (image instanceof Uint8Array) {
    const photo = `data:image/jpeg;base64,${Buffer.from(image).toString('base64')}`;
    return `${start} viewBox="${box}"><image width="80" height="100" href="${photo}"/></svg>`;
  }
  return `${start} viewBox="${box}">${clothSvg(cloth, { width: 80, height: 100, repeat: 64 })}${image}</svg>`;
}
