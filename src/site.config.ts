import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { readEnvFile } from '#lib/env-file.ts';
import { Refusal } from '#lib/refusal.ts';
import {
  dataCountries,
  drawnWords,
  email,
  httpsUrl,
  period,
  periodOf,
  phone,
  webOrigin,
  words,
} from '#lib/value-kinds.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { type CommunityChannel, communityChannels } from '#routes.ts';

/**
 * Everything that differs between deployments, read from the environment once and validated. No
 * other file has a domain, an address or a number. The defaults are fictitious on purpose:
 * `example.com` is reserved by RFC 2606, +33 1 99 00 by Arcep for fiction.
 */

/** An empty line of .env is the same as no line. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value || undefined, schema.optional());

const switches = z.object({
  SITE_ENV: z.enum(['preview', 'production'], 'vaut preview ou production').default('preview'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'vaut on ou off').default('on'),
  HSTS: z
    .enum(['host', 'subdomains', 'preload'], 'vaut host, subdomains ou preload')
    .default('host'),
  UTM_SOURCE: optional(
    z.string().regex(/^[\w-]{1,30}$/, 'doit être un nom sans espace, par exemple site-tap'),
  ),
  EDITOR_REPOSITORY: optional(
    z
      .string()
      .regex(
        /^https:\/\/git(?:hub|lab)\.com\/[\w.-]+(?:\/[\w.-]+)+$/,
        'doit être l’adresse d’un dépôt, par exemple https://github.com/tap/site',
      ),
  ),
  CONTACT_PHONE_2: optional(phone('+33 1 99 00 12 35').unwrap()),
});

const company = z.object({
  SITE_NAME: drawnWords('Tap', 24),
  SITE_ORIGIN: webOrigin('https://www.example.com'),
  API_ORIGIN: webOrigin('https://api.example.com'),
  CONTACT_EMAIL: email('contact@example.com'),
  CONTACT_PHONE: phone('+33 1 99 00 12 34'),
  WHATSAPP_NUMBER: z
    .string()
    .regex(
      /^[1-9]\d{7,14}$/,
      'doit compter 8 à 15 chiffres sans signe ni espace, par exemple 33199001234',
    )
    .default('33199001234'),
});

/** The publisher, the host, who is responsible for personal data, and how long any is kept. */
const legal = z.object({
  LEGAL_NAME: words("Société d'exemple"),
  LEGAL_FORM: words('à compléter'),
  LEGAL_CAPITAL: words('à compléter', 40),
  LEGAL_ADDRESS: words('à compléter'),
  LEGAL_REGISTER: words('à compléter', 60),
  LEGAL_TAX_ID: words('à compléter', 60),
  PUBLICATION_DIRECTOR: words('à compléter'),
  HOST_NAME: words("Hébergeur d'exemple"),
  HOST_ADDRESS: words('à compléter'),
  HOST_PHONE: phone('+33 1 99 00 56 78'),
  DATA_CONTROLLER: words('à compléter'),
  DATA_CONTACT: email('donnees@example.com'),
  DATA_FILING: words('à compléter'),
  LOG_RETENTION: period('90 days'),
  MESSAGE_RETENTION: period('12 months'),
});

const law = z.object({
  DATA_AUTHORITY: z
    .enum(dataCountries, `vaut ${dataCountries.slice(1).join(', ')}, par exemple burkina-faso`)
    .default('example'),
});

/**
 * A product's external addresses, in variables that begin with its id, in capitals:
 * `…_REGISTER_URL`.
 */
const variableOf = (product: ProductId, link: 'register' | 'login') =>
  `${product.toUpperCase().replaceAll('-', '_')}_${link.toUpperCase()}_URL`;

const accountLinks = z.object(
  Object.fromEntries(
    productIds.flatMap((product) =>
      (['register', 'login'] as const).map((link) => {
        const example = `https://${product}.example.com/${link}`;
        return [variableOf(product, link), httpsUrl(example).default(example)];
      }),
    ),
  ),
);

const values = switches.extend(company.shape).extend(legal.shape).extend(law.shape);

/** The addresses of the community's channels, which may be missing. */
const channelVariable = (channel: CommunityChannel) => `COMMUNITY_${channel.toUpperCase()}_URL`;

const channels = z.object(
  Object.fromEntries(
    communityChannels.map((channel) => [
      channelVariable(channel),
      optional(httpsUrl(`https://${channel}.example.com`)),
    ]),
  ),
);

/** A repository as the editor names it. */
function repositoryOf(address: string | undefined) {
  const [, name, repo] = /(github|gitlab)\.com\/(.+)$/.exec(address ?? '') ?? [];
  return name && repo ? { name, repo } : undefined;
}

export type SiteEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the deployment values.
 * @throws Refusal naming every invalid variable, the reason, and an example
 */
export function readSiteConfig(environment: SiteEnvironment) {
  const parsed = values.safeParse(environment);
  const accountAddresses = accountLinks.safeParse(environment);
  const channelAddresses = channels.safeParse(environment);
  if (!parsed.success || !accountAddresses.success || !channelAddresses.success) {
    const issues = [parsed, accountAddresses, channelAddresses].flatMap(
      ({ error }) => error?.issues ?? [],
    );
    const faults = issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name}=${JSON.stringify(environment[name])} ${issue.message}`;
    });
    throw new Refusal(`Valeurs de déploiement refusées :\n${faults.join('\n')}`);
  }
  const value = parsed.data;
  return {
    /** A production build refuses samples and fictitious values (`tools/launch.ts`). */
    production: value.SITE_ENV === 'production',
    /** `off` builds the worker that removes itself from visitors' devices. */
    serviceWorker: value.SERVICE_WORKER === 'on',
    /**
     * How strictly browsers are told to keep to HTTPS (HSTS): for this host, unless the owner asks
     * for sub-domains or preloading.
     */
    transport: value.HSTS,
    /** The name under which outgoing links say where they stood; without one they say nothing. */
    utmSource: value.UTM_SOURCE,
    /** Where `/admin` writes; without one the site has no such page. */
    editor: repositoryOf(value.EDITOR_REPOSITORY),
    name: value.SITE_NAME,
    origin: new URL(value.SITE_ORIGIN).origin,
    /** The origin of the documented sample API. */
    apiOrigin: new URL(value.API_ORIGIN).origin,
    email: value.CONTACT_EMAIL,
    phone: value.CONTACT_PHONE,
    phones: [value.CONTACT_PHONE, value.CONTACT_PHONE_2].filter((one) => one !== undefined),
    whatsapp: value.WHATSAPP_NUMBER,
    dataCountry: value.DATA_AUTHORITY,
    /** Values that content can name by their variable: `{LEGAL_NAME}`. */
    printed: {
      SITE_NAME: value.SITE_NAME,
      CONTACT_EMAIL: value.CONTACT_EMAIL,
      CONTACT_PHONE: value.CONTACT_PHONE,
      ...legal.parse(environment),
      LOG_RETENTION: periodOf(value.LOG_RETENTION),
      MESSAGE_RETENTION: periodOf(value.MESSAGE_RETENTION),
    },
    products: Object.fromEntries(
      productIds.map((product) => [
        product,
        {
          register: accountAddresses.data[variableOf(product, 'register')],
          login: accountAddresses.data[variableOf(product, 'login')],
        },
      ]),
    ) as Readonly<Record<ProductId, { readonly register: string; readonly login: string }>>,
    /** The channels that have an address. */
    channels: Object.fromEntries(
      communityChannels.map((channel) => [
        channel,
        channelAddresses.data[channelVariable(channel)],
      ]),
    ) as Readonly<Record<CommunityChannel, string | undefined>>,
  } as const;
}

export type SiteConfig = ReturnType<typeof readSiteConfig>;

/** Variables at their fictitious default, and those that were set. */
interface Fictions {
  readonly kept: Readonly<Record<string, string>>;
  readonly replaced: Readonly<Record<string, string>>;
}

/** @throws Error as `readSiteConfig` does */
export function fictitiousValues(environment: SiteEnvironment): Fictions {
  readSiteConfig(environment);
  const read = (from: SiteEnvironment): Readonly<Record<string, string>> => ({
    ...company.parse(from),
    ...legal.parse(from),
    ...law.parse(from),
    ...accountLinks.parse(from),
  });
  const given = read(environment);
  const defaults = Object.entries(read({}));
  const where = (kept: boolean) =>
    Object.fromEntries(defaults.filter(([name, value]) => (given[name] === value) === kept));
  return { kept: where(true), replaced: where(false) };
}

/** Optional deployment values that are not set. */
export function missingValues(environment: SiteEnvironment): string[] {
  const { channels } = readSiteConfig(environment);
  return communityChannels.filter((channel) => !channels[channel]).map(channelVariable);
}

/** What each deployment value may be. */
export const kinds = { ...values.shape, ...accountLinks.shape, ...channels.shape };

/**
 * Every name that `.env` may hold: the deployment values, and the day of a build. `PORT` is not one:
 * serving reads no file.
 */
export const variables: readonly string[] = [...Object.keys(kinds), 'SOURCE_DATE_EPOCH'];

const ENV_FILE = '.env';
/** Files that Vite reads elsewhere. Here they would be passed over in silence, so they are refused. */
const UNREAD = /^\.env(?:\.(?:local|development|production|test))+$/;

const unread = readdirSync('.').filter((name) => UNREAD.test(name));
if (unread.length > 0) {
  throw new Refusal(`${unread.join(', ')} : ce fichier n’est pas lu, ses valeurs vont dans .env`);
}

// Loads `.env`, without overriding the process's own variables, before any value is read: whoever
// needs one imports this file. Nothing else reads `.env`.
if (existsSync(ENV_FILE)) {
  for (const [name, value] of readEnvFile(ENV_FILE, readFileSync(ENV_FILE), variables)) {
    process.env[name] ??= value;
  }
}

export const site: SiteConfig = readSiteConfig(process.env);
