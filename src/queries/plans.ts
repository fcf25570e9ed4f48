import { currentLocale } from '#i18n/edition.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ProductId } from '#products/registry.ts';
import { entriesOf } from './entry.ts';
import { printedPlan } from './printed-plan.ts';

/** The plans of a product in their order, prices ready to print. */
export async function getPlans(product: ProductId, locale: Locale = currentLocale()) {
  const plans = (await entriesOf('plans', locale)).filter(
    ({ data }) => data.product.id === product,
  );
  plans.sort((a, b) => a.data.order - b.data.order);
  return plans.map(({ id, data }) => printedPlan(id, data));
}

/**
 * The plan of a product whose pricing page shows a single one.
 * @throws Error if the product has no plan, or several
 */
export async function getOnlyPlan(product: ProductId, locale: Locale = currentLocale()) {
  const plans = await getPlans(product, locale);
  const [plan] = plans;
  if (plan && plans.length === 1) return plan;
  const ids = plans.map(({ id }) => `${id}.yaml`).join(', ') || 'aucune';
  throw new Error(
    `src/content/${locale}/plans : la page des tarifs de ${product} montre une formule, ni plus ni moins (${ids})`,
  );
}
