import { anchors } from '#i18n/addresses.ts';
import { getDemo, getNavigation, getProduct, sampleWord } from '#queries/content.ts';
import { productPath } from '#routes.ts';
import { PharmSplit } from '../sections/PharmSplit.tsx';

export async function hero() {
  const demo = await getDemo('co-payment');
  const { demo: label } = await getNavigation();
  const { name } = await getProduct('tappharm');
  return (
    <PharmSplit
      board={demo.board}
      example={await sampleWord('drawing', demo)}
      more={{ label, of: name, href: `${productPath('tappharm', 'overview')}#${anchors.trial}` }}
    />
  );
}
