/** What the editor offers, in its order: what changes most first, then the words of pages. */
import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { isMap, parseDocument } from 'yaml';
import { contentPath } from '#i18n/content-path.ts';
import { companyFile } from '#loading/company.ts';
import { authored, type Shape } from '#loading/editor-schema.ts';
import { readYaml } from '#loading/files.ts';
import { figuresFile } from '#loading/named.ts';
import { company } from '#schemas/company.ts';
import { contactCall } from '#schemas/contact-call.ts';
import { doc } from '#schemas/doc.ts';
import { faq } from '#schemas/faq.ts';
import { computed, kinds } from '#schemas/figure.ts';
import { guide, template } from '#schemas/guide.ts';
import { moved } from '#schemas/moved.ts';
import { navigation } from '#schemas/navigation.ts';
import { notices } from '#schemas/notices.ts';
import { page } from '#schemas/pages/index.ts';
import { customers, testimonials } from '#schemas/people.ts';
import { plan } from '#schemas/plan.ts';
import { post } from '#schemas/post.ts';
import { product } from '#schemas/product.ts';
import { screen } from '#schemas/screens.ts';
import { search } from '#schemas/search.ts';
import { seasons } from '#schemas/seasons.ts';
import { type Field, LIST } from './fields.ts';
import { fieldOf } from './forms.ts';

export interface Form {
  /** A file, or the folder of a collection. */
  readonly path: string;
  readonly label: string;
  /** Whether it is listed among the pages. */
  readonly page?: boolean;
  /** Whether the files of the folder are texts below their fields. */
  readonly texts?: boolean;
  readonly form: Field;
  /** What figures are called, also those that the form does not show. */
  readonly names?: Readonly<Record<string, string>>;
}

const formOf = (path: string, label: string, schema: z.ZodType): Form => {
  const shape = authored(schema);
  const group =
    shape.type === 'array' ? { type: 'object' as const, properties: { [LIST]: shape } } : shape;
  return { path, label, form: fieldOf('form', group) };
};

/** Computed figures are edited only in YAML; the comment after a figure's line is its label. */
function figuresForm(): Form {
  const { contents } = parseDocument(readFileSync(figuresFile, 'utf8'));
  const names: Record<string, string> = {};
  const fields = (isMap(contents) ? contents.items : []).flatMap(({ key, value }) => {
    const [first, kind] =
      Object.entries(kinds).find(([first]) => isMap(value) && value.has(first)) ?? [];
    if (!kind || !isMap(value) || !first) return [];
    const description = value.comment?.trim() ?? String(key);
    names[String(key)] = description;
    return first in computed ? [] : [fieldOf(String(key), { ...authored(kind), description })];
  });
  const isPrice = ({ name }: Field) => name.startsWith('price-');
  const sorted = fields.toSorted((a, b) => Number(isPrice(b)) - Number(isPrice(a)));
  const form: Field = { name: 'form', label: 'form', widget: 'object', fields: sorted };
  return { path: figuresFile, label: 'Chiffres et prix', form, names };
}

/** The pages whose lists change often have their own place. */
const listed: Readonly<Record<string, string>> = {
  community: 'Rendez-vous et communauté',
  careers: 'Emplois',
};

function pageForms(): Form[] {
  return (authored(page).oneOf as Shape[]).map((shape) => {
    const { page: named = {} } = shape.properties as Record<string, Shape>;
    const id = String(named.const);
    const path = contentPath(`pages/${id}.yaml`);
    const { meta } = readYaml(path, './') as { meta?: { title: string } };
    return {
      path,
      label: listed[id] ?? meta?.title ?? id,
      page: !listed[id],
      form: fieldOf('form', shape),
    };
  });
}

export function makeForms(): readonly Form[] {
  const pages = pageForms();
  return [
    figuresForm(),
    formOf(companyFile, 'Qui vous êtes', company),
    formOf(contentPath('plans'), 'Formules', plan),
    formOf(contentPath('faq.yaml'), 'Questions', faq),
    ...Object.values(listed).flatMap((name) => pages.filter(({ label }) => label === name)),
    formOf(contentPath('testimonials.yaml'), 'Témoignages', testimonials),
    formOf(contentPath('customers.yaml'), 'Clients', customers),
    { ...formOf(contentPath('posts'), 'Articles', post), texts: true },
    { ...formOf(contentPath('docs'), 'Documentation', doc), texts: true },
    formOf(contentPath('guides'), 'Guides', guide),
    formOf(contentPath('templates'), 'Tableaux à remplir', template),
    formOf(contentPath('products'), 'Ce que la maison dit des logiciels', product),
    formOf(contentPath('navigation.yaml'), 'Menus et pied de page', navigation),
    formOf(contentPath('contact-call.yaml'), 'Invitation à nous écrire', contactCall),
    formOf(contentPath('screens'), 'Écrans dessinés', screen),
    formOf(contentPath('search.yaml'), 'Recherche', search),
    formOf(contentPath('moved.yaml'), 'Adresses qui ont changé', moved),
    formOf(contentPath('notices.yaml'), 'Annonces', notices),
    formOf(contentPath('seasons.yaml'), 'Saisons', seasons),
    ...pages.filter((one) => one.page),
  ];
}
