/**
 * What pages tell search engines, in the vocabulary of schema.org. The types come from schema-dts,
 * so that tsc refuses a property that does not exist. Only what the page says is stated here, and
 * nothing about samples: the word that marks them on the page would be lost.
 */
import type {
  BlogPosting,
  BreadcrumbList,
  DefinedTermSet,
  Event,
  FAQPage,
  Graph,
  HowTo,
  JobPosting,
  Offer,
  Organization,
  SearchAction,
  SoftwareApplication,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { currentLocale, searchPath } from '#i18n/edition.ts';
import { isoDay } from '#lib/iso-day.ts';
import type { Price } from '#queries/offers.ts';
import { postPath, routes, shareImagePath } from '#routes.ts';
import type { FaqItem } from '#schemas/faq.ts';
import type { CareersJob } from '#schemas/pages/careers.ts';
import type { PageOf } from '#schemas/pages/index.ts';
import type { SiteConfig } from '#site.config.ts';

type House = Pick<SiteConfig, 'name' | 'origin'>;

const absolute = (site: House, path: string) => new URL(path, site.origin).href;

function provider({ name, origin }: House) {
  return { '@type': 'Organization', name, url: origin } as const;
}

export interface Software {
  readonly name: string;
  readonly description: string;
  /** Path of the page that presents the product. */
  readonly path: string;
  /** Name of the free trial. */
  readonly trial: string;
}

/** A product with its free trial, then its prices. */
export function softwareApplication(
  site: House,
  { name, description, path, trial: trialName }: Software,
  offers: readonly Offer[] = [],
): SoftwareApplication {
  const trial: Offer = { '@type': 'Offer', name: trialName, price: '0', priceCurrency: 'EUR' };
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    url: absolute(site, path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: provider(site),
    offers: offers.length > 0 ? [trial, ...offers] : trial,
  };
}

/** Codes of UN/CEFACT for the periods of prices. */
const UNITS = { month: 'MON', 'school-year': 'ANN' } as const;

/** Every price of a product, as its pricing page lists them. */
export function pricedOffers(prices: readonly Price[]): Offer[] {
  return prices.map(({ name, amount, per }) => ({
    '@type': 'Offer',
    name,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: 'XOF',
      unitCode: UNITS[per],
    },
  }));
}

/** One offer from the lowest price to the highest, for pages that do not list the prices. */
export function priceRange(prices: readonly Price[]): Offer[] {
  const [first] = prices;
  if (!first) return [];
  const amounts = prices.map(({ amount }) => amount);
  const [minPrice, maxPrice] = [Math.min(...amounts), Math.max(...amounts)];
  return [
    {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...(minPrice === maxPrice ? { price: minPrice } : { minPrice, maxPrice }),
        priceCurrency: 'XOF',
        unitCode: UNITS[first.per],
      },
    },
  ];
}

export interface Step {
  readonly label: string;
  /** Absent from the last step, the page itself. */
  readonly href?: string | undefined;
}

/** The trail from the top of the site to a page, which comes last. */
export function breadcrumbs(site: House, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absolute(site, href) }),
    })),
  };
}

/** The organization behind the site, and the site with its search, for the home page. */
export function houseAndSite(
  site: Pick<SiteConfig, 'name' | 'origin' | 'email' | 'phone'>,
): [Organization, WebSite] {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(site, searchPath())}?q={q}`,
    },
    'query-input': 'required name=q',
  };
  return [
    {
      ...provider(site),
      logo: absolute(site, '/icon-512.png'),
      email: site.email,
      telephone: site.phone,
    },
    {
      '@type': 'WebSite',
      name: site.name,
      url: site.origin,
      inLanguage: currentLocale(),
      potentialAction: search,
    },
  ];
}

export function blogPosting(
  site: House,
  post: {
    readonly id: string;
    readonly data: Readonly<
      Record<'title' | 'excerpt' | 'author' | 'role', string> & {
        tags: readonly string[];
        date: Date;
        sample: boolean;
      }
    >;
  },
): BlogPosting {
  const { title, excerpt, author, role, tags, date, sample } = post.data;
  const path = postPath(post.id);
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: absolute(site, path),
    image: absolute(site, shareImagePath(path)),
    datePublished: isoDay(date),
    inLanguage: currentLocale(),
    keywords: tags,
    ...(!sample && { author: { '@type': 'Person', name: author, jobTitle: role } as const }),
    publisher: provider(site),
  };
}

export function faqPage(items: readonly Pick<FaqItem, 'question' | 'answer'>[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The terms of the glossary. */
export function definedTerms(
  site: House,
  name: string,
  groups: PageOf<'glossary'>['groups'],
): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    name,
    url: absolute(site, routes.glossary),
    inLanguage: currentLocale(),
    hasDefinedTerm: groups.flatMap(({ terms }) =>
      terms.map(({ id, term, meaning }) => ({
        '@type': 'DefinedTerm',
        name: term,
        description: meaning,
        url: absolute(site, `${routes.glossary}#${id}`),
      })),
    ),
  };
}

/** A sheet of steps, with its parts. */
export function howTo({
  title,
  lede,
  parts,
}: {
  title: string;
  lede: string;
  parts: readonly { title: string; steps: readonly string[] }[];
}): HowTo {
  return {
    '@type': 'HowTo',
    name: title,
    description: lede,
    inLanguage: currentLocale(),
    step: parts.map((part) => ({
      '@type': 'HowToSection',
      name: part.title,
      itemListElement: part.steps.map((text) => ({ '@type': 'HowToStep', text })),
    })),
  };
}

/** The job notices that are no samples. The page states no salary and no town. */
export function jobPostings(site: House, jobs: readonly CareersJob[]): JobPosting[] {
  return jobs.filter(({ sample }) => !sample).map((job) => jobPosting(site, job));
}

function jobPosting(site: House, job: CareersJob): JobPosting {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    qualifications: job.requirements.join(' '),
    url: absolute(site, `${routes.careers}#${job.id}`),
    datePosted: isoDay(job.published),
    validThrough: isoDay(job.closes),
    employmentType: job.employment,
    hiringOrganization: provider(site),
  };
}

const ATTENDANCE = {
  place: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  both: 'https://schema.org/MixedEventAttendanceMode',
} as const;

/** The events of the community that are no samples. */
export function events(
  site: House,
  items: readonly Pick<
    PageOf<'community'>['events']['items'][number],
    'title' | 'date' | 'location' | 'attendance' | 'description' | 'sample'
  >[],
): Event[] {
  const real = items.filter(({ sample }) => !sample);
  return real.map(({ title, date, location, attendance, description }) => ({
    '@type': 'Event',
    name: title,
    description,
    startDate: isoDay(date),
    eventAttendanceMode: ATTENDANCE[attendance],
    location:
      attendance === 'online'
        ? { '@type': 'VirtualLocation', name: location, url: absolute(site, routes.community) }
        : { '@type': 'Place', name: location },
    organizer: provider(site),
  }));
}

/** Everything that a page states, as one document. */
export function graph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
