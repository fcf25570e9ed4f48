import type { AggregateOffer, Offer, SoftwareApplication } from 'schema-dts';
import type { Price } from '#queries/plans.ts';
import { absolute, type Company, provider } from './structured-data.ts';

export interface Software {
  readonly name: string;
  readonly description: string;
  /** Path of the page that presents the product. */
  readonly path: string;
  readonly trial: string;
}

/** A product with its free trial, then its prices. */
export function softwareApplication(
  site: Company,
  { name, description, path, trial: trialName }: Software,
  offers: readonly (Offer | AggregateOffer)[] = [],
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

const STRUCK = 'https://schema.org/StrikethroughPrice';

/** Every price of a product, as its pricing page lists them. */
export function pricedOffers(prices: readonly Price[]): Offer[] {
  return prices.map(({ name, amount, per, was, until }): Offer => {
    const price = (value: number) => ({
      '@type': 'UnitPriceSpecification' as const,
      price: value,
      priceCurrency: 'XOF',
      unitCode: UNITS[per],
    });
    const usual = was === undefined ? undefined : { ...price(was), priceType: STRUCK };
    return {
      '@type': 'Offer',
      name,
      price: amount,
      priceCurrency: 'XOF',
      ...(until && { priceValidUntil: until }),
      priceSpecification: usual ? [price(amount), usual] : price(amount),
    };
  });
}

/** All offers, from the lowest price to the highest, for pages that do not list the prices. */
export function priceRange(prices: readonly Price[]): AggregateOffer[] {
  const [first] = prices;
  if (!first) return [];
  const amounts = prices.map(({ amount }) => amount);
  const [minPrice, maxPrice] = [Math.min(...amounts), Math.max(...amounts)];
  return [
    {
      '@type': 'AggregateOffer',
      lowPrice: minPrice,
      highPrice: maxPrice,
      offerCount: prices.length,
      priceCurrency: 'XOF',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...(minPrice === maxPrice ? { price: minPrice } : { minPrice, maxPrice }),
        priceCurrency: 'XOF',
        unitCode: UNITS[first.per],
      },
    },
  ];
}
