import { z } from 'astro/zod';
import {
  dataCountries,
  drawnWords,
  email,
  httpsUrl,
  NO_PERIOD,
  period,
  phone,
  words,
} from '#lib/env-fields.ts';
import type { CommunityChannel } from '#routes.ts';
import { group } from './fields.ts';
import { fileName } from './photo.ts';
import { logoFault } from './svg.ts';

/** Fictitious on purpose: `example.com` is RFC 2606's, +33 1 99 00 Arcep's for fiction. */
export const fictitious = {
  name: 'Tap',
  email: 'contact@example.com',
  phone: '+33 1 99 00 12 34',
  whatsapp: '33199001234',
  legal: {
    name: "Société d'exemple",
    form: 'à compléter',
    capital: 'à compléter',
    address: 'à compléter',
    register: 'à compléter',
    taxId: 'à compléter',
    director: 'à compléter',
  },
  host: { name: "Hébergeur d'exemple", address: 'à compléter', phone: '+33 1 99 00 56 78' },
  data: {
    controller: 'à compléter',
    contact: 'donnees@example.com',
    country: 'example',
    filing: 'à compléter',
  },
  kept: { log: NO_PERIOD, messages: NO_PERIOD },
  channels: {},
} as const;

const { legal, host, data } = fictitious;
const channel = (id: CommunityChannel) => httpsUrl(`https://${id}.example.com`).nullish();

/** Who the provider is: `content/company.yaml`. Texts call its values: `{company.legal.name}`. */
export const company = z.strictObject({
  name: drawnWords(fictitious.name, 24).describe('Le nom affiché du fournisseur'),
  logo: fileName(logoFault)
    .nullish()
    .describe('Votre signe, un dessin SVG carré ; à la place du nôtre, partout')
    // The form has it chosen, as a photograph of any width.
    .meta({ least: 0 }),
  email: email(fictitious.email).describe('Où l’on vous écrit'),
  phone: phone(fictitious.phone).describe('Où l’on vous appelle'),
  phone2: phone('+33 1 99 00 12 35').nullish().describe('Un second numéro, ou rien'),
  whatsapp: z
    .string('doit être un texte, entre guillemets, par exemple "33199001234"')
    .regex(
      /^[1-9]\d{7,14}$/,
      'doit compter 8 à 15 chiffres sans signe ni espace, par exemple 33199001234',
    )
    .describe('Numéro WhatsApp ; en chiffres seuls, pays compris'),
  legal: group(
    'Mentions légales ; la société qui publie le site, telle qu’au registre du commerce',
    {
      name: words(legal.name).describe('Raison sociale'),
      form: words(legal.form).describe('Forme juridique'),
      capital: words(legal.capital, 40).describe('Capital'),
      address: words(legal.address).describe('Siège'),
      register: words(legal.register, 60).describe('Numéro RCCM'),
      taxId: words(legal.taxId, 60).describe(
        'Numéro fiscal ; IFU au Burkina et au Bénin, NCC en Côte d’Ivoire, NINEA au Sénégal',
      ),
      director: words(legal.director).describe(
        'Direction de la publication ; la personne qui répond de ce que le site publie',
      ),
    },
  ),
  host: group('Hébergeur ; l’entreprise chez qui tourne le serveur', {
    name: words(host.name).describe('Son nom'),
    address: words(host.address).describe('Son adresse'),
    phone: phone(host.phone).describe('Son téléphone'),
  }),
  data: group('Données personnelles ; qui en répond, et où un lecteur exerce ses droits', {
    controller: words(data.controller).describe('Responsable'),
    contact: email(data.contact).describe('E-mail pour ces demandes'),
    country: z
      .enum(dataCountries, `vaut ${dataCountries.slice(1).join(', ')}, par exemple burkina-faso`)
      .describe('Pays dont l’autorité les protège ; authorities.yaml a ses textes'),
    filing: words(data.filing).describe('Récépissé de votre déclaration auprès d’elle'),
  }),
  kept: group('Combien de temps on garde ; la page le promet, réglez le serveur de même', {
    log: period('90 jours').describe('Le journal du serveur ; par exemple 90 jours'),
    messages: period('12 mois').describe('Les messages reçus ; par exemple 12 mois'),
  }),
  channels: group('Réseaux et communauté ; sans adresse, la page propose d’y entrer par WhatsApp', {
    chat: channel('chat').describe('La discussion'),
    code: channel('code').describe('Les programmes'),
    forum: channel('forum').describe('Le forum'),
    social: channel('social').describe('Le réseau social'),
  } satisfies Readonly<Record<CommunityChannel, z.ZodType>>).prefault({}),
});

export type Company = z.output<typeof company>;
