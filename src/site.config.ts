import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { httpsUrl, webOrigin } from '#lib/env-fields.ts';
import { readEnvFile } from '#lib/env-file.ts';
import { Refusal } from '#lib/refusal.ts';
import { walk } from '#lib/walk.ts';
import { readCompany } from '#loading/company.ts';
import { type ProductId, productIds } from '#products/registry.ts';
import { communityChannels } from '#routes.ts';
import { type Company, fictitious } from '#schemas/company.ts';

/**
 * What differs between deployments, read from the environment once and validated, and who the
 * provider is, from `content/company.yaml`. No other file has a domain, an address or a phone
 * number. The defaults are fictitious on purpose: `example.com` is reserved by RFC 2606.
 */

const switches = z.object({
  SITE_ENV: z.enum(['preview', 'production'], 'vaut preview ou production').default('preview'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'vaut on ou off').default('on'),
  HSTS: z
    .enum(['host', 'subdomains', 'preload'], 'vaut host, subdomains ou preload')
    .default('host'),
  EDITOR_REPOSITORY: z
    .string()
    // An empty line of .env is the same as no line.
    .regex(
      /^(?:https:\/\/git(?:hub|lab)\.com\/[\w.-]+(?:\/[\w.-]+)+)?$/,
      'doit être l’adresse d’un dépôt, par exemple https://github.com/tap/site',
    )
    .optional(),
});

const origins = z.object({
  SITE_ORIGIN: webOrigin('https://www.example.com'),
  API_ORIGIN: webOrigin('https://api.example.com'),
});

/** Begins with the product's id, in capitals: `…_REGISTER_URL`. */
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

const values = switches.extend(origins.shape);

/** A repository as the editor names it. */
function repositoryOf(address: string | undefined) {
  const [, name, repo] = /(github|gitlab)\.com\/(.+)$/.exec(address ?? '') ?? [];
  return name && repo ? { name, repo } : undefined;
}

export type SiteEnvironment = Readonly<Record<string, string | undefined>>;

/** @throws Refusal naming every invalid variable, the reason, and an example */
export function readSiteConfig(environment: SiteEnvironment, company: Company = readCompany()) {
  const parsed = values.safeParse(environment);
  const accountAddresses = accountLinks.safeParse(environment);
  if (!parsed.success || !accountAddresses.success) {
    const issues = [parsed, accountAddresses].flatMap(({ error }) => error?.issues ?? []);
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
    /** HSTS: for this host, unless the owner asks for sub-domains or preloading. */
    transport: value.HSTS,
    /** Where `/admin` writes; without it the site has no such page. */
    editor: repositoryOf(value.EDITOR_REPOSITORY),
    origin: new URL(value.SITE_ORIGIN).origin,
    /** The origin of the documented sample API. */
    apiOrigin: new URL(value.API_ORIGIN).origin,
    ...company,
    phones: [company.phone, company.phone2].filter((one) => one != null),
    products: Object.fromEntries(
      productIds.map((product) => [
        product,
        {
          register: accountAddresses.data[variableOf(product, 'register')],
          login: accountAddresses.data[variableOf(product, 'login')],
        },
      ]),
    ) as Readonly<Record<ProductId, { readonly register: string; readonly login: string }>>,
  } as const;
}

export type SiteConfig = ReturnType<typeof readSiteConfig>;

/** The texts of the company by their names in content: `company.legal.name`. */
const named = (company: object) =>
  walk(company, ['company']).flatMap(([value, path]) =>
    typeof value === 'string' ? [[path.join('.'), value] as const] : [],
  );

/** Values at their fictitious default, by variable or field. @throws Error as `readSiteConfig` does */
export function fictitiousValues(
  environment: SiteEnvironment,
  company: Company,
): Readonly<Record<string, string>> {
  readSiteConfig(environment, company);
  const read = (from: SiteEnvironment, own: object): Readonly<Record<string, string>> => ({
    ...origins.parse(from),
    ...accountLinks.parse(from),
    ...Object.fromEntries(named(own)),
  });
  const given = read(environment, company);
  const defaults = Object.entries(read({}, fictitious));
  return Object.fromEntries(defaults.filter(([name, value]) => given[name] === value));
}

/** Optional values that are not set. */
export const missingValues = ({ channels }: Company): string[] =>
  communityChannels.filter((name) => !channels[name]).map((name) => `company.channels.${name}`);

/** What each deployment value may be. */
export const kinds = { ...values.shape, ...accountLinks.shape };

/** Every name that `.env` may hold; not `PORT`, since serving reads no file. */
export const variables: readonly string[] = [...Object.keys(kinds), 'SOURCE_DATE_EPOCH'];

const ENV_FILE = '.env';

// Loads `.env`, without overriding the process's own variables, before any value is read: whatever
// needs a variable imports this file. Nothing else reads `.env`.
if (existsSync(ENV_FILE)) {
  for (const [name, value] of readEnvFile(ENV_FILE, readFileSync(ENV_FILE, 'utf8'), variables)) {
    process.env[name] ??= value;
  }
}

export const site: SiteConfig = readSiteConfig(process.env);
