import { getCollection } from 'astro:content';
import type { ProductId } from '../routes.ts';
import { getPrice } from './content.ts';
import type { Price } from './structured-data.ts';

/**
 * The prices of a software in the order of its plans; plans on quotation have none.
 * @throws Error naming the plan whose price has no period, or is not in francs.
 */
export async function getOffers(product: ProductId): Promise<Price[]> {
  const plans = await getCollection('plans', ({ data }) => data.product.id === product);
  plans.sort((a, b) => a.data.order - b.data.order);
  const lists = plans.map(({ id, data: { name, prices } }) =>
    Promise.all(
      prices.flatMap(({ figure, per, note }) => {
        if (!figure) return [];
        return getPrice(figure).then(({ amount, currency }): Price => {
          if (!per || currency === 'EUR') {
            throw new Error(`src/content/fr/plans/${id}.yaml : le prix ${figure} veut un « per »`);
          }
          return { name: note ? `${name}, ${note}` : name, amount, per };
        });
      }),
    ),
  );
  return (await Promise.all(lists)).flat();
}
