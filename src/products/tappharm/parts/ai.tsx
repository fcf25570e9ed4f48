import { getScreen } from '#queries/content.ts';
import { stockLine } from '../rules/stock.ts';
import { PharmInventory } from '../screens/PharmInventory.tsx';

/** The inventory, of which only what the example orders. */
export async function ai() {
  const { open: _, ...data } = await getScreen('pharm-inventory');
  const products = data.products.filter((product) =>
    ['low', 'out'].includes(stockLine(product, data.today, data.warnDays).state),
  );
  const summary = data.words.caption;
  return <PharmInventory data={{ ...data, products, summary, open: '' }} />;
}
