import { z } from 'astro/zod';
import { type ProductId, productIds } from '#products/registry.ts';

/**
 * Everything that differs from one deployment to the next, read from the environment once and
 * validated. No other file knows a domain, an address or a number. The defaults are fictitious on
 * purpose: `example.com` is reserved by RFC 2606, +33 1 99 00 is reserved by Arcep for fiction.
 */

const httpsUrl = (example: string) =>
  z.url({ protocol: /^https?$/, error: `doit être une adresse complète, par exemple ${example}` });

const webOrigin = (example: string) =>
  httpsUrl(example).refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', {
    error: `doit être une origine sans chemin, par exemple ${example}`,
  });

const house = z.object({
  SITE_ENV: z.enum(['preview', 'production'], 'vaut preview ou production').default('preview'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'vaut on ou off').default('on'),
  SITE_NAME: z
    .string()
    .trim()
    .min(1, 'ne peut pas être vide, par exemple « Tap »')
    .max(24, 'dépasse 24 caractères, par exemple « Tap »')
    .default('Tap'),
  SITE_ORIGIN: webOrigin('https://www.example.com').default('https://www.example.com'),
  API_ORIGIN: webOrigin('https://api.example.com').default('https://api.example.com'),
  CONTACT_EMAIL: z
    .email('doit être une adresse e-mail, par exemple contact@example.com')
    .default('contact@example.com'),
  CONTACT_PHONE: z
    .string()
    .regex(
      /^\+[1-9][\d ]{7,18}$/,
      'doit être au format international, par exemple +33 1 99 00 12 34',
    )
    .default('+33 1 99 00 12 34'),
  WHATSAPP_NUMBER: z
    .string()
    .regex(
      /^[1-9]\d{7,14}$/,
      'doit compter 8 à 15 chiffres sans signe ni espace, par exemple 33199001234',
    )
    .default('33199001234'),
});

/** A product's external addresses: its variables begin with its id, `TAPPOS_REGISTER_URL`. */
const variableOf = (product: ProductId, door: 'register' | 'login') =>
  `${product.toUpperCase().replaceAll('-', '_')}_${door.toUpperCase()}_URL`;

const doors = z.object(
  Object.fromEntries(
    productIds.flatMap((product) =>
      (['register', 'login'] as const).map((door) => {
        const example = `https://${product}.example.com/${door}`;
        return [variableOf(product, door), httpsUrl(example).default(example)];
      }),
    ),
  ),
);

export type SiteEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the deployment values.
 * @throws Error naming every faulty variable, what is wrong with its value, and an example.
 */
export function readSiteConfig(environment: SiteEnvironment) {
  const parsed = house.safeParse(environment);
  const addresses = doors.safeParse(environment);
  if (!parsed.success || !addresses.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(addresses.error?.issues ?? [])];
    const faults = issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name}=${JSON.stringify(environment[name])} ${issue.message}`;
    });
    throw new Error(`Valeurs de déploiement refusées :\n${faults.join('\n')}`);
  }
  const value = parsed.data;
  return {
    /** A production build refuses samples and fictitious values (`tools/launch.ts`). */
    production: value.SITE_ENV === 'production',
    /** Off retires the worker that visitors already have. */
    serviceWorker: value.SERVICE_WORKER === 'on',
    name: value.SITE_NAME,
    origin: new URL(value.SITE_ORIGIN).origin,
    /** Where the documented sample API is said to be. */
    apiOrigin: new URL(value.API_ORIGIN).origin,
    email: value.CONTACT_EMAIL,
    phone: value.CONTACT_PHONE,
    whatsapp: value.WHATSAPP_NUMBER,
    products: Object.fromEntries(
      productIds.map((product) => [
        product,
        {
          register: addresses.data[variableOf(product, 'register')],
          login: addresses.data[variableOf(product, 'login')],
        },
      ]),
    ) as Readonly<Record<ProductId, { readonly register: string; readonly login: string }>>,
  } as const;
}

export type SiteConfig = ReturnType<typeof readSiteConfig>;

/**
 * Deployment values that still are the fictitious defaults.
 * @throws Error as `readSiteConfig` does.
 */
export function fictitiousValues(environment: SiteEnvironment): string[] {
  readSiteConfig(environment);
  const read = (values: SiteEnvironment): Readonly<Record<string, string>> => ({
    ...house.parse(values),
    ...doors.parse(values),
  });
  const given = read(environment);
  return Object.entries(read({}))
    .filter(([name, value]) => !/^(?:SITE_ENV|SERVICE_WORKER)$/.test(name) && given[name] === value)
    .map(([name]) => name);
}

export const site: SiteConfig = readSiteConfig(process.env);
